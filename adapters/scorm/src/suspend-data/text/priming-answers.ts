// Knows typical answers of learners, which follow the priming text: the present text model has read both before the
// first real answer. Changing a letter, or the order, makes the suspend data of former packages unreadable: other
// answers need another version of the codec.
import { ENGLISH, FRENCH } from "./priming-text.ts";

/** A byte that no UTF-8 text has: the end of one. */
export const END = 0xff;

const FRENCH_ANSWERS = `Je ne suis pas sûr de la réponse, mais je dirais que c'est la deuxième.
Tout dépend de la taille de l'équipe et du budget disponible.
C'est une question de bon sens : on ne partage pas ce qui est confidentiel.
J'ai choisi cette option car elle me semblait la plus simple à mettre en œuvre.
Il aurait fallu prévenir le directeur plus tôt.
Ils n'ont pas eu le temps de finir avant la fin du mois.
Elle a demandé un congé pour s'occuper de son fils.
Les nouveaux arrivants sont accueillis par un tuteur pendant deux semaines.
Le responsable doit donner l'exemple et rester à l'écoute de ses collaborateurs.
Mettre à jour les logiciels, sauvegarder les fichiers et verrouiller l'écran.
En général, j'essaie de comprendre le point de vue de l'autre avant de parler du mien.
Nous devrions mieux répartir les tâches entre les membres du groupe.
Le projet a été lancé en janvier et se terminera l'été prochain.
Plus de la moitié des personnes interrogées se disent satisfaites.
Je retiens trois idées : la patience, la bienveillance et la rigueur.
À mon avis, le texte est trop long et le vocabulaire trop compliqué.
On m'a expliqué les gestes et postures à adopter pour porter une charge lourde.
Plier les genoux, garder le dos droit et serrer la charge contre soi.
Le bruit, la chaleur et la fatigue augmentent le risque d'accident.
En cas de doute, je n'hésite pas à poser la question à mon chef d'équipe.
L'entretien annuel sert à faire le bilan de l'année écoulée et à fixer de nouveaux objectifs.
Cette loi protège les consommateurs contre la publicité mensongère.
La directrice a validé la demande hier matin.
Un mail court, poli et précis vaut mieux qu'un long discours.
Je vérifie l'adresse de l'expéditeur et je ne clique pas sur le lien.
Il est interdit de fumer dans les locaux et près des matières inflammables.
Chacun peut exercer son droit de retrait devant un danger grave.
Le courant doit être coupé avant toute intervention.
La croissance a ralenti au cours du dernier trimestre.
Ce produit se vend surtout en ligne, auprès des jeunes.
Nos concurrents proposent des prix plus bas, mais leur service après-vente est moins bon.
L'acheteur compare les offres, négocie les délais puis passe la commande.
Il faudrait réduire les déchets et consommer moins d'énergie.
L'entreprise s'est engagée à diminuer ses émissions de gaz à effet de serre d'ici 2030.
Je prends le bus parce que c'est moins cher et meilleur pour l'environnement.
Le plus difficile a été de convaincre les anciens.
Le plus facile, c'était la première partie.
Je me suis senti à l'aise dès le début grâce à l'accueil des collègues.
Il y a eu un malentendu entre le service commercial et la comptabilité.
Quand un conflit éclate, j'écoute les deux parties sans prendre position.
Dire bonjour, sourire, regarder la personne et lui laisser le temps de s'exprimer.
L'enfant a besoin d'être rassuré et encouragé.
Les personnes âgées doivent boire régulièrement, surtout quand il fait chaud.
On lave ses mains avec du savon pendant trente secondes, puis on les sèche.
L'aide-soignante note la température et la tension dans le dossier.
Respecter l'intimité et la dignité des résidents est une priorité.
Appeler le 15, mettre la victime en position latérale de sécurité et la couvrir.
Vérifier qu'elle respire et lui parler jusqu'à l'arrivée des pompiers.
Cuire la viande à cœur et ne jamais recongeler un produit décongelé.
La date limite de consommation était dépassée, le lot a donc été retiré de la vente.
Les allergènes sont indiqués en gras sur l'étiquette.
Le chariot élévateur ne peut être conduit que par une personne autorisée.
Baliser la zone, porter un casque et des chaussures de sécurité.
Le camion est parti de l'entrepôt à six heures et arrivera vers midi.
Les marchandises sont rangées par référence et par date d'entrée.
Il manquait trois cartons à la réception, je l'ai signalé au transporteur.
La qualité se contrôle à chaque étape, pas seulement à la fin.
Une erreur de saisie est à l'origine du problème.
Le tableau montre que les ventes ont augmenté de 12 % en un an.
Le graphique ne permet pas de savoir si c'est vrai pour tous les pays.
Le chiffre d'affaires est égal au prix multiplié par les quantités vendues.
Il faut distinguer les charges fixes des charges variables.
Le taux d'intérêt est trop élevé pour emprunter maintenant.
Le contrat doit être signé par les deux parties et conservé pendant cinq ans.
Le salarié dispose d'un délai de quinze jours pour répondre.
L'employeur est responsable de la santé et de la sécurité de ses employés.
Le harcèlement, les propos racistes et les remarques sexistes sont punis par la loi.
Tout le monde a droit au respect, quelle que soit sa religion ou sa nationalité.
Les données sont collectées avec l'accord de l'utilisateur et supprimées au bout de trois ans.
Ne pas utiliser le même mot de passe partout et activer la double authentification.
Un pirate peut se faire passer pour la banque afin d'obtenir le code de la carte.
J'éteins mon téléphone pendant les réunions.
Préparer un plan, s'entraîner à voix haute et prévoir des questions.
La parole circule mieux quand on est assis en cercle.
Un bon formateur adapte son rythme, reformule et valorise les progrès.
Les élèves ont travaillé par deux puis présenté leur travail à la classe.
J'ai aimé les vidéos et les exercices, un peu moins les textes.
La formation était claire, complète et bien rythmée.
Il manque peut-être un exemple concret sur la gestion du stress.
J'aurais préféré plus de pratique et moins de théorie.
Je me sens désormais capable de le faire seul.
Je dois encore progresser en anglais et apprendre à déléguer.
Mes qualités : organisé, curieux, à l'écoute. Mes défauts : impatient et parfois trop perfectionniste.
Mon métier consiste à conseiller les habitants et à instruire leurs dossiers.
Nous recevons une vingtaine d'appels par jour.
Le vouvoiement est de rigueur, même si le client se montre agressif.
Présenter ses excuses, expliquer la cause du retard et proposer un geste commercial.
Ce n'est pas le produit qui intéresse l'acheteur, mais le bénéfice qu'il en tire.
Poser des questions ouvertes : qui, quoi, où, quand, comment, pourquoi.
Savoir dire non sans blesser.
Définir les priorités, planifier la journée et garder du temps pour les imprévus.
Cela évite les pertes de temps et les malentendus.
Ça marche si tout le monde joue le jeu.
D'un côté on gagne en souplesse, de l'autre on perd le contact humain.
Contrairement à ce que je croyais, ce n'est pas obligatoire.
Si j'avais su, j'aurais fait autrement.
Même quand on est pressé, il vaut mieux relire son message avant de l'envoyer.
Au lieu de critiquer, je cherche des solutions avec eux.
Tant que la machine n'est pas à l'arrêt, personne ne s'approche.
Dès que le voyant rouge s'allume, appuyer sur le bouton d'urgence.
Il s'agit d'une obligation légale depuis 2018.
La ville souhaite construire des logements, une crèche et un parc.
Les citoyens votent pour élire leurs représentants.
Le roman raconte l'histoire d'une famille pendant la guerre.
L'auteur veut montrer que la liberté a un prix.
Le peintre utilise des couleurs vives et une lumière douce.
Les plantes ont besoin d'eau, de lumière et de sels minéraux.
L'air chaud monte parce qu'il est plus léger que l'air froid.
La température de l'eau bout à cent degrés.
Les racines puisent l'eau dans le sol, les feuilles captent la lumière.
Pour calculer la surface, on multiplie la longueur par la largeur.
Le résultat est faux parce qu'on a oublié de convertir les heures en minutes.
Je suppose que la valeur est comprise entre 10 et 20.
Vrai, car la somme des angles d'un triangle vaut toujours 180°.
Faux : ce sont les cadres qui décident.
Les deux premières réponses sont justes, la dernière est fausse.
Aucune idée.
Je ne m'en souviens plus.
Rien à signaler.
Pas de remarque particulière.
oui c'est exact
non, au contraire
je pense que c'est important car sa permet de gagner du temps
il faut communiquer, ecouter et rester poli avec les clients
Bonjour, merci pour cette formation très intéressante !
Bravo à toute l'équipe, c'était génial !
Est-ce que je peux revenir sur cette page plus tard ?
Pourriez-vous m'envoyer la liste des participants, s'il vous plaît ?
Je vous prie d'agréer, Madame, Monsieur, mes salutations distinguées.
Cordialement
1. Analyser le besoin. 2. Chercher des solutions. 3. Choisir et agir. 4. Évaluer.
- la confiance
- l'esprit d'équipe
- le respect des horaires
Le lundi, le mardi et le jeudi de 9 h à 17 h 30, sauf le mercredi et le vendredi.
En mars, avril, mai, juin, juillet, août, septembre, octobre, novembre et décembre.
Un homme, une femme, des enfants, leurs parents, un ami, une voisine, le maire, l'agent, l'ouvrier, le technicien, l'ingénieur, l'assistante, le stagiaire.`;
const ENGLISH_ANSWERS = `I'm not sure, but I would say the second one is right.
It depends on the size of the team and on the money that is available.
It's common sense: you don't share what is confidential.
I chose this option because it seemed to be the easiest one to put in place.
They should have told the director earlier.
We didn't have enough time to finish before the end of the month.
She asked for a day off to look after her son.
New employees are welcomed by a mentor during their first two weeks.
A supervisor has to set an example and be available for the staff.
Keep the software up to date, save your files and lock the screen.
I usually try to understand the other person's point of view before I talk about mine.
We could share the tasks more fairly between the members of the group.
The project began in January and will be over next summer.
More than half of the people who answered said that they were satisfied.
I will remember three things: patience, kindness and attention to detail.
In my view the text is too long and the words are too complicated.
I was shown how to lift a heavy load without hurting my back.
Bend your knees, keep your back straight and hold the load close to your body.
Noise, heat and tiredness make accidents more likely.
If there is any doubt, ask your team leader.
The yearly review is used to look back at what was achieved and to set new goals.
This law protects consumers against false advertising.
The head of the department approved the request yesterday morning.
A short, polite and precise email is better than a long speech.
I check the sender's address and I never click on the link.
Smoking is forbidden inside the building and near anything that could catch fire.
Anyone may stop working when there is a serious danger.
The power must be switched off before any repair.
Growth was slower in the last quarter.
This product is mostly sold online, to young people.
Our competitors offer lower prices, but their customer service is not as good.
The buyer compares the offers, agrees on a delivery date and places the order.
We need to reduce waste and use less energy.
The company has promised to cut its carbon emissions by 2030.
I take the bus since it is cheaper and better for the environment.
The hardest part was to convince the people who had been there for years.
The easiest part was the beginning.
I felt comfortable from the start thanks to my colleagues.
There was a misunderstanding between the sales team and the accountants.
When there is a conflict I listen to both sides without taking a position.
Say hello, smile, look at the person and let them speak.
A child needs to feel safe and to be encouraged.
Older people must drink regularly, above all when it is hot.
Wash your hands with soap for thirty seconds, then dry them.
The nurse writes the temperature and the blood pressure in the patient's file.
Respect for privacy and dignity comes first.
Call an ambulance, put the victim in the recovery position and keep them warm.
Check that they are breathing and talk to them until help arrives.
Cook the meat well and never freeze it again.
It was past its date, so the whole batch was taken off the shelves.
Allergens are printed in bold on the label.
Only people with a licence may drive the forklift truck.
Mark the area, wear a helmet and safety shoes.
The truck left the warehouse at six o'clock and should get there around noon.
Goods are stored by number and by date of arrival.
Three boxes were missing, and I told the driver about it.
Quality is checked at every step, not only at the end.
A typing error caused the problem.
The table shows that sales went up by 12% in one year.
The chart does not tell us whether this is true for every country.
Turnover is the price multiplied by the number of items sold.
You have to tell fixed costs from variable costs.
Interest rates are too high to borrow now.
The agreement has to be signed by both parties and kept for five years.
The worker has fifteen days to reply.
The employer is responsible for the health and safety of everyone on the site.
Bullying, racist comments and sexist jokes are against the law.
Everyone deserves respect, whatever their religion or where they come from.
Personal data are collected with the user's consent and deleted after three years.
Never use the same password twice and turn on two-factor authentication.
A hacker may pretend to be your bank in order to get your card number.
I turn my phone off during meetings.
Make a plan, practise out loud and be ready for questions.
People talk more freely when they sit in a circle.
A good trainer changes pace, explains again in other words and notices progress.
Students worked in pairs and then presented their work to the class.
I liked the videos and the exercises, the texts a little less.
The course was clear, complete and well paced.
Maybe one more real example about dealing with stress would help.
I would have preferred more practice and less theory.
I feel able to do it on my own now.
I still need to improve my writing and learn how to delegate.
My strengths: organised, curious, reliable. My weaknesses: impatient and sometimes a bit too careful.
My job is to advise residents and to deal with their requests.
We get about twenty calls a day.
Stay polite even if the customer is angry.
Apologise, explain why it was late and offer a discount.
It's not the product that people want but what they get out of it.
Ask open questions: who, what, where, when, how and why.
Being able to say no without hurting anybody.
Set priorities, plan your day and leave some room for the unexpected.
That way nobody wastes time.
It works if everyone plays by the rules.
On the one hand we gain freedom, on the other hand we lose contact with each other.
Unlike what I thought, it is not mandatory.
If I had known, I would have done it differently.
Even when you are in a hurry, read your message again before you send it.
Instead of blaming someone, I look for a solution with them.
As long as the machine is running, nobody comes near it.
As soon as the red light is on, press the emergency button.
It has been a legal obligation since 2018.
The city wants to build homes, a nursery and a park.
Citizens vote to elect their representatives.
The novel tells the story of a family during the war.
The author wants to show that freedom has a price.
The painter uses bright colours and a soft light.
Plants need water, light and minerals from the soil.
Hot air rises because it is lighter than cold air.
To find the area, multiply the length by the width.
The result is wrong because the hours were not converted into minutes.
I suppose that the value is somewhere between 10 and 20.
True, because the angles of a triangle always add up to 180 degrees.
False: the managers decide.
The first two answers are correct, the last one isn't.
No idea.
I can't remember.
Nothing to report.
No comments so far.
yes that's right
no, quite the opposite
i think its important because it saves time
you have to communicate, listen and be polite with customers
Hi, thanks for this very interesting course!
Well done to the whole team, it was great!
Can I come back to this page later?
Could you please send me the list of participants?
Yours sincerely
Best regards
1. Find out what is needed. 2. Look for solutions. 3. Choose and act. 4. Evaluate.
- trust
- team spirit
- being on time
On Monday, Tuesday and Thursday from 9 am to 5:30 pm, but not on Wednesday or Friday.
In March, April, May, June, July, August, September, October, November and December.
A man, a woman, children, their parents, a friend, a neighbour, the mayor, the worker, the engineer, the assistant, the trainee.`;

const cutSentences = (text: string) => text.trim().split(/(?<=[.?!]) /);
const french = [...cutSentences(FRENCH), ...FRENCH_ANSWERS.split("\n")];
const english = [...cutSentences(ENGLISH), ...ENGLISH_ANSWERS.split("\n")];

/** Several of one language, then of the other: neither stays the last one for long. */
const TURN = 10;
function* takeTurns(): Generator<string> {
  for (let from = 0; from < Math.max(french.length, english.length); from += TURN) {
    yield* french.slice(from, from + TURN);
    yield* english.slice(from, from + TURN);
  }
}

/** Each answer as it is packed, with its end. */
export const PRIMING_ANSWERS: readonly string[] = [...takeTurns()];
export const readPrimingAnswers = (): Uint8Array =>
  Uint8Array.from(PRIMING_ANSWERS.flatMap((answer) => [...new TextEncoder().encode(answer), END]));
