// Knows the script of the sample package: plain, as in such packages, and speaking only SCORM 1.2.

/**
 * Its suspend data is the answer, its location the page, its score 100 or 0. `{{right}}` is the number of the right
 * answer.
 */
export const SCRIPT = `"use strict";
(function () {
  var RIGHT = "{{right}}";
  var started = Date.now();
  var ended = false;

  function findApi(from) {
    for (var at = from, steps = 0; at && steps < 20; steps += 1) {
      try {
        if (at.API) return at.API;
      } catch (error) {
        // A window of another origin has no API for this page.
      }
      if (at.parent === at) return null;
      at = at.parent;
    }
    return null;
  }
  var api = findApi(window) || (window.opener ? findApi(window.opener) : null);
  var get = function (name) {
    return api ? String(api.LMSGetValue(name)) : "";
  };
  var set = function (name, value) {
    if (api) api.LMSSetValue(name, String(value));
  };
  var commit = function () {
    if (api) api.LMSCommit("");
  };

  var pages = document.querySelectorAll("main > section");
  var form = document.querySelector("form");
  var result = document.getElementById("result");

  function show(page) {
    for (var at = 0; at < pages.length; at += 1) pages[at].hidden = at !== page;
    pages[page].querySelector("h1").focus();
  }
  function go(page) {
    show(page);
    set("cmi.core.lesson_location", page + 1);
    commit();
  }
  function choose(answer) {
    var inputs = form.elements.answer;
    for (var at = 0; at < inputs.length; at += 1) inputs[at].checked = inputs[at].value === answer;
  }
  function tell(isRight) {
    result.textContent = result.getAttribute(isRight ? "data-passed" : "data-failed");
  }
  function writeTime() {
    var seconds = Math.round((Date.now() - started) / 1000);
    var two = function (number) {
      return (number < 10 ? "0" : "") + number;
    };
    return "00" + two(Math.floor(seconds / 3600) % 100) + ":" + two(Math.floor(seconds / 60) % 60) + ":" + two(seconds % 60);
  }

  form.addEventListener("submit", function (event) {
    event.preventDefault();
    var chosen = form.querySelector("input:checked");
    if (!chosen) return;
    var isRight = chosen.value === RIGHT;
    tell(isRight);
    set("cmi.suspend_data", JSON.stringify({ answer: chosen.value }));
    set("cmi.core.score.min", 0);
    set("cmi.core.score.max", 100);
    set("cmi.core.score.raw", isRight ? 100 : 0);
    set("cmi.core.lesson_status", isRight ? "passed" : "failed");
    commit();
  });
  document.getElementById("next").addEventListener("click", function () {
    go(1);
  });
  document.getElementById("back").addEventListener("click", function () {
    go(0);
  });

  if (api) api.LMSInitialize("");
  var status = get("cmi.core.lesson_status");
  if (status === "not attempted" || status === "") set("cmi.core.lesson_status", "incomplete");
  set("cmi.core.exit", "suspend");
  try {
    var kept = JSON.parse(get("cmi.suspend_data") || "{}");
    if (kept.answer) {
      choose(kept.answer);
      tell(kept.answer === RIGHT);
    }
  } catch (error) {
    // Somebody else wrote this value.
  }
  show(get("cmi.core.lesson_location") === "2" ? 1 : 0);
  commit();

  window.addEventListener("pagehide", function () {
    if (ended) return;
    ended = true;
    set("cmi.core.session_time", writeTime());
    if (api) api.LMSFinish("");
  });
})();
`;
