"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// lazy:src/hooks/on-rest.ts
var require_on_rest = __commonJS({
  "lazy:src/hooks/on-rest.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/on-rest.ts"]();
  }
});

// lazy:src/hooks/on-stop-failure.ts
var require_on_stop_failure = __commonJS({
  "lazy:src/hooks/on-stop-failure.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/on-stop-failure.ts"]();
  }
});

// lazy:src/hooks/library.ts
var require_library = __commonJS({
  "lazy:src/hooks/library.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/library.ts"]();
  }
});

// lazy:src/hooks/on-pre-compact.ts
var require_on_pre_compact = __commonJS({
  "lazy:src/hooks/on-pre-compact.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/on-pre-compact.ts"]();
  }
});

// lazy:src/hooks/on-session-start.ts
var require_on_session_start = __commonJS({
  "lazy:src/hooks/on-session-start.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/on-session-start.ts"]();
  }
});

// lazy:src/hooks/on-session-end.ts
var require_on_session_end = __commonJS({
  "lazy:src/hooks/on-session-end.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/on-session-end.ts"]();
  }
});

// lazy:src/loop/ownership.ts
var require_ownership = __commonJS({
  "lazy:src/loop/ownership.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/loop/ownership.ts"]();
  }
});

// lazy:src/hooks/start-agent.ts
var require_start_agent = __commonJS({
  "lazy:src/hooks/start-agent.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/start-agent.ts"]();
  }
});

// lazy:src/safety/denials.ts
var require_denials = __commonJS({
  "lazy:src/safety/denials.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/safety/denials.ts"]();
  }
});

// lazy:src/loop/steering-files.ts
var require_steering_files = __commonJS({
  "lazy:src/loop/steering-files.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/loop/steering-files.ts"]();
  }
});

// lazy:src/hooks/tell.ts
var require_tell = __commonJS({
  "lazy:src/hooks/tell.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/tell.ts"]();
  }
});

// lazy:src/hooks/log-failure.ts
var require_log_failure = __commonJS({
  "lazy:src/hooks/log-failure.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/hooks/log-failure.ts"]();
  }
});

// src/hooks/runtime.ts
var runtime_exports = {};
__export(runtime_exports, {
  describeLostPointer: () => describeLostPointer,
  isDenied: () => isDenied,
  logFailure: () => logFailure,
  notify: () => notify,
  notifyProblem: () => notifyProblem,
  onCommand: () => onCommand,
  onPreCompact: () => onPreCompact,
  onSessionEnd: () => onSessionEnd,
  onSessionStart: () => onSessionStart,
  onStopFailure: () => onStopFailure,
  onSubagentStop: () => onSubagentStop,
  onWait: () => onWait,
  restorePointers: () => restorePointers,
  startAgent: () => startAgent,
  steeringFiles: () => steeringFiles
});
module.exports = __toCommonJS(runtime_exports);

// src/hooks/input.ts
var longestInput = 64 * 1024 * 1024;
function notice(systemMessage) {
  return systemMessage === void 0 ? void 0 : { systemMessage };
}

// src/hooks/runtime.ts
var onWait = async (...call) => (await Promise.resolve().then(() => __toESM(require_on_rest(), 1))).onWait(...call);
var onStopFailure = async (...call) => (await Promise.resolve().then(() => __toESM(require_on_stop_failure(), 1))).onStopFailure(...call);
var onSubagentStop = async (...call) => (await Promise.resolve().then(() => __toESM(require_library(), 1))).onSubagentStop(...call);
var onPreCompact = async (...call) => (await Promise.resolve().then(() => __toESM(require_on_pre_compact(), 1))).onPreCompact(...call);
var onSessionStart = async (...call) => (await Promise.resolve().then(() => __toESM(require_on_session_start(), 1))).onSessionStart(...call);
var onSessionEnd = async (...call) => (await Promise.resolve().then(() => __toESM(require_on_session_end(), 1))).onSessionEnd(...call);
var restorePointers = async (root, sessionId, now) => (await Promise.resolve().then(() => __toESM(require_ownership(), 1))).restorePointers(root, sessionId, now);
var onCommand = async (input) => (await Promise.resolve().then(() => __toESM(require_library(), 1))).onCommand(input);
var startAgent = async (...call) => (await Promise.resolve().then(() => __toESM(require_start_agent(), 1))).startAgent(...call);
var isDenied = async (...call) => (await Promise.resolve().then(() => __toESM(require_denials(), 1))).isDenied(...call);
var steeringFiles = async (...call) => (await Promise.resolve().then(() => __toESM(require_steering_files(), 1))).steeringFiles(...call);
var describeLostPointer = async (root, sessionId) => notice((await Promise.resolve().then(() => __toESM(require_ownership(), 1))).describeLostPointer(root, sessionId));
var notify = async (...call) => (await Promise.resolve().then(() => __toESM(require_tell(), 1))).notify(...call);
var notifyProblem = async (...call) => (await Promise.resolve().then(() => __toESM(require_tell(), 1))).notifyProblem(...call);
var logFailure = async (...call) => {
  (await Promise.resolve().then(() => __toESM(require_log_failure(), 1))).logFailure(...call);
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  describeLostPointer,
  isDenied,
  logFailure,
  notify,
  notifyProblem,
  onCommand,
  onPreCompact,
  onSessionEnd,
  onSessionStart,
  onStopFailure,
  onSubagentStop,
  onWait,
  restorePointers,
  startAgent,
  steeringFiles
});
