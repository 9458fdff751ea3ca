#!/usr/bin/env python3
"""Knows an estimate of abilities that shares nothing with ours: decimals of 50 digits, products of plain chances.

Writes abilities.ts beside it: python3 make-abilities.py
"""
import random
from decimal import Decimal, getcontext
from pathlib import Path

getcontext().prec = 50
DIFFICULTIES = [Decimal(at) / 10 for at in range(-30, 31, 3)]
NODES = [Decimal(-6) + Decimal(at) / 5 for at in range(61)]
PRIOR = [(-(node * node) / 2).exp() for node in NODES]
RIGHT = [[1 / (1 + (item - node).exp()) for node in NODES] for item in DIFFICULTIES]


def estimate(pattern):
    weights = list(PRIOR)
    for item, mark in enumerate(pattern):
        if mark == "-":
            continue
        for at in range(len(NODES)):
            chance = RIGHT[item][at]
            weights[at] *= chance if mark == "1" else 1 - chance
    total = sum(weights)
    mean = sum(node * weight for node, weight in zip(NODES, weights)) / total
    variance = sum((node - mean) ** 2 * weight for node, weight in zip(NODES, weights)) / total
    return mean, variance.sqrt()


dice = random.Random(2026)
lines = []
for _ in range(1000):
    pattern = "".join(dice.choice("10-") for _ in DIFFICULTIES)
    ability, error = estimate(pattern)
    lines.append(f"{pattern} {ability:.9f} {error:.9f}")

Path(__file__).with_name("abilities.ts").write_text(
    "// Knows what a thousand patterns of answers tell of abilities, as `make-abilities.py` computes it. A line is the\n"
    "// answers to the questions in their order (1 right, 0 wrong, - not asked), the ability and its standard error.\n\n"
    f"export const ABILITY_DIFFICULTIES = [{', '.join(str(one.normalize()+0) for one in DIFFICULTIES)}];\n\n"
    "export const ABILITIES = `\\\n" + "\n".join(lines) + "\n`;\n"
)
