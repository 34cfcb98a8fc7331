"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
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

// src/engine/resembles.ts
function resembles(value, sample5) {
  if (sample5 === null) return true;
  if (Array.isArray(sample5)) {
    return Array.isArray(value) && (sample5.length === 0 || value.every((element) => resembles(element, sample5[0])));
  }
  if (typeof sample5 !== "object") return typeof value === typeof sample5 && !Number.isNaN(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(sample5).every(
    ([key, inner]) => Object.hasOwn(value, key) && resembles(value[key], inner)
  );
}
var init_resembles = __esm({
  "src/engine/resembles.ts"() {
    "use strict";
  }
});

// src/engine/parse-json.ts
function parseJson(text3) {
  if (isNestedTooDeep(text3)) throw new SyntaxError(`it is nested deeper than ${deepest} levels`);
  return JSON.parse(text3);
}
function isNestedTooDeep(text3) {
  let depth = 0;
  for (let index = 0; index < text3.length; index += 1) {
    const character = text3.charCodeAt(index);
    if (character === quote) index = endOfString(text3, index);
    else if ((character | braceBit) === opening) depth += 1;
    else if ((character | braceBit) === closing) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
function endOfString(text3, start) {
  for (let end2 = text3.indexOf('"', start + 1); end2 !== -1; end2 = text3.indexOf('"', end2 + 1)) {
    let escapes = 0;
    while (text3.charCodeAt(end2 - 1 - escapes) === escape) escapes += 1;
    if (escapes % 2 === 0) return end2;
  }
  return text3.length;
}
var deepest, quote, escape, opening, closing, braceBit;
var init_parse_json = __esm({
  "src/engine/parse-json.ts"() {
    "use strict";
    deepest = 64;
    quote = 34;
    escape = 92;
    opening = 123;
    closing = 125;
    braceBit = 32;
  }
});

// src/engine/journal-line.ts
function parseJournal(lines) {
  return lines.flatMap((line) => parseLine(line) ?? []);
}
function parseLine(text3) {
  let line;
  try {
    line = parseJson(text3);
  } catch {
    return void 0;
  }
  if (typeof line?.event !== "string" || typeof line.time !== "string") return void 0;
  if (Number.isNaN(Date.parse(line.time)) || line.state !== void 0 && !resembles(line.state, {})) return void 0;
  return line;
}
var init_journal_line = __esm({
  "src/engine/journal-line.ts"() {
    "use strict";
    init_resembles();
    init_parse_json();
  }
});

// src/engine/json-line.ts
function lineOfPath(text3, path) {
  let position = skipSpace(text3, 0);
  for (const key of path) {
    const inner = text3[position] === "{" ? findMember(text3, position, key) : findElement(text3, position, key);
    if (inner === void 0) break;
    position = inner;
  }
  return lineAt(text3, position);
}
function lineAt(text3, position) {
  return text3.slice(0, position).split("\n").length;
}
function findMember(text3, start, key) {
  for (let position = skipSpace(text3, start + 1); text3[position] === '"'; position = afterComma(text3, position)) {
    const end2 = skipString(text3, position);
    const name = JSON.parse(text3.slice(position, end2));
    position = skipSpace(text3, skipSpace(text3, end2) + 1);
    if (name === key) return position;
    position = skipValue(text3, position);
  }
  return void 0;
}
function findElement(text3, start, key) {
  if (text3[start] !== "[") return void 0;
  let position = skipSpace(text3, start + 1);
  for (let index = 0; text3[position] !== "]"; index += 1) {
    if (index === key) return position;
    position = afterComma(text3, skipValue(text3, position));
  }
  return void 0;
}
function afterComma(text3, position) {
  const next = skipSpace(text3, position);
  return text3[next] === "," ? skipSpace(text3, next + 1) : next;
}
function skipValue(text3, start) {
  let depth = 0;
  let position = start;
  while (position < text3.length) {
    const character = text3[position] ?? "";
    if (depth === 0 && /[,\]}\s]/.test(character)) return position;
    if (character === '"') position = skipString(text3, position);
    else position += 1;
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    if (depth === 0 && /["}\]]/.test(character)) return position;
  }
  return position;
}
function skipString(text3, start) {
  let position = start + 1;
  while (position < text3.length && text3[position] !== '"') position += text3[position] === "\\" ? 2 : 1;
  return position + 1;
}
function skipSpace(text3, start) {
  let position = start;
  while (/\s/.test(text3[position] ?? "")) position += 1;
  return position;
}
var init_json_line = __esm({
  "src/engine/json-line.ts"() {
    "use strict";
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values;
}
function joinValues(array2, separator = "|") {
  return array2.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint")
    return value.toString();
  return value;
}
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source2) {
  const start = source2.startsWith("^") ? 1 : 0;
  const end2 = source2.endsWith("$") ? source2.length - 1 : source2.length;
  return source2.slice(start, end2);
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
  if (isObject(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false)
    return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
    return false;
  }
  return true;
}
function shallowClone(o) {
  if (isPlainObject(o))
    return { ...o };
  if (Array.isArray(o))
    return [...o];
  if (o instanceof Map)
    return new Map(o);
  if (o instanceof Set)
    return new Set(o);
  return o;
}
function escapeRegex(str2) {
  return str2.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent)
    cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params)
    return {};
  if (typeof params === "string")
    return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0)
      throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string")
    return { ...params, error: () => params.error };
  return params;
}
function stringifyPrimitive(value) {
  if (typeof value === "bigint")
    return value.toString() + "n";
  if (typeof value === "string")
    return `"${value}"`;
  return `${value}`;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
  });
}
function aborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true;
    }
  }
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue === false) {
      return true;
    }
  }
  return false;
}
function prefixIssues(path, issues) {
  return issues.map((iss) => {
    var _a3;
    (_a3 = iss).path ?? (_a3.path = []);
    iss.path.unshift(path);
    return iss;
  });
}
function unwrapMessage(message) {
  return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check))
      break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0)
      caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start, inst) {
  var _a3;
  for (let i = start; i < issues.length; i++) {
    (_a3 = issues[i]).schema ?? (_a3.schema = inst);
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a3;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck"))
      (_a3 = iss).schema ?? (_a3.schema = iss.inst);
    else
      iss.schema = iss.inst;
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
  const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
  const full = {};
  for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
      continue;
    full[k] = iss[k];
  }
  full.path ?? (full.path = []);
  full.message = message;
  if (ctx?.reportInput) {
    full.input = iss.input;
  }
  return full;
}
function codePointLength(str2) {
  const units = str2.length;
  if (!highSurrogate.test(str2))
    return units;
  let count4 = units;
  for (let i = 0; i < units - 1; i++) {
    if ((str2.charCodeAt(i) & 64512) === 55296 && (str2.charCodeAt(i + 1) & 64512) === 56320) {
      count4--;
      i++;
    }
  }
  return count4;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function parsedType(data) {
  const t = typeof data;
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "nan" : "number";
    }
    case "object": {
      if (data === null) {
        return "null";
      }
      if (Array.isArray(data)) {
        return "array";
      }
      const obj = data;
      if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
        return obj.constructor.name;
      }
    }
  }
  return t;
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") {
    return {
      message: iss,
      code: "custom",
      input,
      inst
    };
  }
  return { ...iss };
}
function members(proto, table) {
  for (const key in table) {
    const desc = Object.getOwnPropertyDescriptor(table, key);
    if (desc.get)
      Object.defineProperty(proto, key, { ...desc, enumerable: false });
    else
      defineBound(proto, key, desc.value);
  }
}
function own(inst, key, value, enumerable = true) {
  Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
  return value;
}
function hide(inst, key, value) {
  return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
      own(this, key, value);
    }
  });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst);
  return sentinel in proto ? void 0 : proto;
}
function defineLazyInternal(inst, key, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      Object.defineProperty(this, key, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke)
          delete this[key];
        else
          Object.defineProperty(this, key, { configurable: true, writable: true, value });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, value });
    }
  });
}
function installLazyProp(inst, key, make, enumerable) {
  const proto = claim(inst, key);
  if (!proto)
    return;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key, desc);
      desc.value = make(this);
      Object.defineProperty(this, key, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
    }
  });
}
var Cached, captureStackTrace, propertyKeyTypes, NUMBER_FORMAT_RANGES, highSurrogate, installing, broke, breaker;
var init_util = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js"() {
    Cached = class {
      constructor(getter) {
        this._getter = getter;
        this._value = void 0;
      }
      get value() {
        const getter = this._getter;
        if (getter !== void 0) {
          this._value = getter();
          this._getter = void 0;
        }
        return this._value;
      }
    };
    captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
    };
    propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
    NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
      safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
      int32: [-2147483648, 2147483647],
      uint32: [0, 4294967295],
      float32: [-34028234663852886e22, 34028234663852886e22],
      float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
    }))();
    highSurrogate = /[\uD800-\uDBFF]/;
    broke = false;
    breaker = {
      configurable: true,
      get() {
        broke = true;
        return void 0;
      }
    };
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/core.js
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        _E = null;
        return new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
// @__NO_SIDE_EFFECTS__
function $constructor(name, initializer2, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto;
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    } else if (inst._zod.traits.has(name)) {
      return;
    }
    inst._zod.traits.add(name);
    initializer2(inst, def);
    if (initialized) {
      const own2 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own2;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      if (!initialized.has(target)) {
        initialized.add(target);
        members(target, protoMembers);
      }
    }
    const proto2 = _.prototype;
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k))
        continue;
      if (!(k in inst)) {
        inst[k] = proto2[k].bind(inst);
      }
    }
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) {
        fn();
      }
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp)
      pp(inst);
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent)
        return true;
      return inst?._zod?.traits?.has(name);
    }
  });
  Object.defineProperty(_, "name", { value: name });
  return _;
}
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}
var _a, _zodDesc, _E, $ZodAsyncError, globalConfig;
var init_core = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/core.js"() {
    init_util();
    _zodDesc = { value: void 0, enumerable: false };
    _E = "captureStackTrace" in Error ? Error : null;
    $ZodAsyncError = class extends Error {
      constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
      }
    };
    (_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
    globalConfig = globalThis.__zod_globalConfig;
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc, _issuesDesc, _installedToString, initializer, $ZodError, $ZodRealError;
var init_errors = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/errors.js"() {
    init_core();
    init_util();
    _messageDesc = {
      get: _getMessage,
      set: _setMessage,
      enumerable: true,
      configurable: true
    };
    _issuesDesc = { value: void 0, enumerable: false };
    _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
    initializer = (inst, def) => {
      inst.name = "$ZodError";
      _issuesDesc.value = def;
      Object.defineProperty(inst, "issues", _issuesDesc);
      _issuesDesc.value = void 0;
      Object.defineProperty(inst, "message", _messageDesc);
      const proto = Object.getPrototypeOf(inst);
      if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
          configurable: true,
          enumerable: false,
          get() {
            const value = () => this.message;
            Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            return value;
          },
          set(value) {
            Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
          }
        });
      }
    };
    $ZodError = $constructor("$ZodError", initializer);
    $ZodRealError = $constructor("$ZodError", initializer, void 0, {
      Parent: Error
    });
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/parse.js
function failure(Err, issues, ctx) {
  let error2;
  return {
    success: false,
    get error() {
      if (!error2) {
        error2 = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
        issues = void 0;
        ctx = void 0;
      }
      return error2;
    },
    set error(e) {
      error2 = e;
      issues = void 0;
      ctx = void 0;
    }
  };
}
var _parse, parse2, _parseAsync, parseAsync, _safeParse, safeParse, _safeParseAsync, safeParseAsync;
var init_parse = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/parse.js"() {
    init_core();
    init_errors();
    init_util();
    _parse = (_Err) => {
      const fn = (schema4, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema4._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
          throw new $ZodAsyncError();
        }
        if (result.issues.length) {
          const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
          captureStackTrace(e, _params?.callee ?? fn);
          throw e;
        }
        return result.value;
      };
      return fn;
    };
    parse2 = /* @__PURE__ */ _parse($ZodRealError);
    _parseAsync = (_Err) => {
      const fn = async (schema4, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema4._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
          result = await result;
        if (result.issues.length) {
          const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
          captureStackTrace(e, params?.callee ?? fn);
          throw e;
        }
        return result.value;
      };
      return fn;
    };
    parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
    _safeParse = (_Err) => (schema4, value, _ctx) => {
      const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
      const result = schema4._zod.run({ value, issues: [] }, ctx);
      if (result instanceof Promise) {
        throw new $ZodAsyncError();
      }
      return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
    };
    safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
    _safeParseAsync = (_Err) => async (schema4, value, _ctx) => {
      const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
      let result = schema4._zod.run({ value, issues: [] }, ctx);
      if (result instanceof Promise)
        result = await result;
      return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
    };
    safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/regexes.js
var anyString, number, boolean;
var init_regexes = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/regexes.js"() {
    anyString = /^[\s\S]{0,}$/;
    number = /^-?\d+(?:\.\d+)?$/;
    boolean = /^(?:true|false)$/i;
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/checks.js
var $ZodCheck, _whenHasLength, numericOriginMap, $ZodCheckLessThan, $ZodCheckGreaterThan, $ZodCheckNumberFormat, $ZodCheckMaxLength, $ZodCheckMinLength, $ZodCheckStringFormat, $ZodCheckRegex, $ZodCheckOverwrite;
var init_checks = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/checks.js"() {
    init_core();
    init_util();
    $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
      var _a3;
      inst._zod ?? (inst._zod = {});
      inst._zod.def = def;
      (_a3 = inst._zod).onattach ?? (_a3.onattach = []);
    });
    _whenHasLength = (payload) => {
      const val = payload.value;
      return !nullish(val) && val.length !== void 0;
    };
    numericOriginMap = {
      number: "number",
      bigint: "bigint",
      object: "date"
    };
    $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
      $ZodCheck.init(inst, def);
      const origin = numericOriginMap[typeof def.value];
      inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
          return;
        }
        payload.issues.push({
          origin: numericOriginMap[typeof payload.value] ?? origin,
          code: "too_big",
          maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
          input: payload.value,
          inclusive: def.inclusive,
          inst,
          continue: !def.abort
        });
      };
    });
    $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
      $ZodCheck.init(inst, def);
      const origin = numericOriginMap[typeof def.value];
      inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
          return;
        }
        payload.issues.push({
          origin: numericOriginMap[typeof payload.value] ?? origin,
          code: "too_small",
          minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
          input: payload.value,
          inclusive: def.inclusive,
          inst,
          continue: !def.abort
        });
      };
    });
    $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
      $ZodCheck.init(inst, def);
      def.format = def.format || "float64";
      const isInt = def.format?.includes("int");
      const origin = isInt ? "int" : "number";
      const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
      inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
          if (!Number.isInteger(input)) {
            payload.issues.push({
              expected: origin,
              format: def.format,
              code: "invalid_type",
              continue: false,
              input,
              inst
            });
            return;
          }
          if (!Number.isSafeInteger(input)) {
            if (input > 0) {
              payload.issues.push({
                input,
                code: "too_big",
                maximum: Number.MAX_SAFE_INTEGER,
                note: "Integers must be within the safe integer range.",
                inst,
                origin,
                inclusive: true,
                continue: !def.abort
              });
            } else {
              payload.issues.push({
                input,
                code: "too_small",
                minimum: Number.MIN_SAFE_INTEGER,
                note: "Integers must be within the safe integer range.",
                inst,
                origin,
                inclusive: true,
                continue: !def.abort
              });
            }
            return;
          }
        }
        if (input < minimum) {
          payload.issues.push({
            origin: "number",
            input,
            code: "too_small",
            minimum,
            inclusive: true,
            inst,
            continue: !def.abort
          });
        }
        if (input > maximum) {
          payload.issues.push({
            origin: "number",
            input,
            code: "too_big",
            maximum,
            inclusive: true,
            inst,
            continue: !def.abort
          });
        }
      };
    });
    $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
      var _a3;
      $ZodCheck.init(inst, def);
      (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
      inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
        if (length <= def.maximum)
          return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
          origin,
          code: "too_big",
          maximum: def.maximum,
          inclusive: true,
          input,
          inst,
          continue: !def.abort
        });
      };
    });
    $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
      var _a3;
      $ZodCheck.init(inst, def);
      (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
      inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
        if (length >= def.minimum)
          return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
          origin,
          code: "too_small",
          minimum: def.minimum,
          inclusive: true,
          input,
          inst,
          continue: !def.abort
        });
      };
    });
    $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
      var _a3, _b;
      $ZodCheck.init(inst, def);
      if (def.pattern)
        (_a3 = inst._zod).check ?? (_a3.check = (payload) => {
          def.pattern.lastIndex = 0;
          if (def.pattern.test(payload.value))
            return;
          payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            ...def.pattern ? { pattern: def.pattern.toString() } : {},
            inst,
            continue: !def.abort
          });
        });
      else
        (_b = inst._zod).check ?? (_b.check = () => {
        });
    });
    $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
      $ZodCheckStringFormat.init(inst, def);
      inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
          return;
        payload.issues.push({
          origin: "string",
          code: "invalid_format",
          format: "regex",
          input: payload.value,
          pattern: def.pattern.toString(),
          inst,
          continue: !def.abort
        });
      };
    });
    $ZodCheckOverwrite = /* @__PURE__ */ $constructor("$ZodCheckOverwrite", (inst, def) => {
      $ZodCheck.init(inst, def);
      inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
      };
    });
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/doc.js
var init_doc = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/doc.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/versions.js
var version;
var init_versions = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/versions.js"() {
    version = {
      major: 4,
      minor: 6,
      patch: 7
    };
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js
async function validateAsync(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false };
      try {
        const r = inst._zod.run({ value, issues: [] }, ctx);
        if (!(r instanceof Promise))
          return toStandardResult(r, ctx);
      } catch (_) {
      }
      return validateAsync(inst, value);
    },
    vendor: "zod",
    version: 1
  };
}
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap = Math.min(...caps.map((c) => c[0]));
  const parse5 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
        if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start].continue = false;
          attachSchema(payload.issues, start, inst);
          return payload;
        }
      }
    }
    return parse5(payload, ctx);
  };
}
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
function handlePropertyResult(result, final, key, input, optin, optout) {
  const isPresent = key in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") {
    return;
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return;
    }
    final.issues.push(...prefixIssues(key, result.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [key]
      });
    }
    return;
  }
  if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) {
      final.value[key] = void 0;
    }
  } else {
    final.value[key] = result.value;
  }
}
function normalizeDef(def) {
  const keys = Object.keys(def.shape);
  const ownSymbols = Object.getOwnPropertySymbols(def.shape);
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
  const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
  for (const k of allKeys) {
    if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
      throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    }
  }
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    allKeys,
    symbolKeys,
    // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  const optin = _catchall.optin;
  const optout = _catchall.optout;
  let seen = 0;
  for (const key in input) {
    if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen))
        break;
      seen = payload.issues.length;
    }
    if (keySet.has(key))
      continue;
    if (key === "__proto__") {
      if (t === "never")
        unrecognized.push(key);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({ value: input[key], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
    } else {
      handlePropertyResult(r, payload, key, input, optin, optout);
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true
    });
  }
  if (!proms.length)
    return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value;
  return payload;
}
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) {
    payload.value = def.defaultValue;
  }
  return payload;
}
function handleRefineResult(result, payload, input, inst) {
  if (!result) {
    const _iss = {
      code: "custom",
      input,
      inst,
      // incorporates params.error into issue reporting
      path: [...inst._zod.def.path ?? []],
      // incorporates params.error into issue reporting
      continue: !inst._zod.def.abort
      // params: inst._zod.def.params,
    };
    if (inst._zod.def.params)
      _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
  }
}
var $ZodType, toStandardResult, $ZodString, $ZodNumber, $ZodNumberFormat, $ZodBoolean, $ZodUnknown, arraySize, $ZodArray, NO_SYMBOL_KEYS, $ZodObject, $ZodEnum, $ZodLiteral, $ZodOptional, $ZodNullable, $ZodDefault, $ZodCustom;
var init_schemas = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js"() {
    init_checks();
    init_core();
    init_regexes();
    init_util();
    init_versions();
    init_util();
    $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
      var _a3;
      inst ?? (inst = {});
      inst._zod.def = def;
      inst._zod.bag = inst._zod.bag || {};
      inst._zod.version = version;
      const defChecks = inst._zod.def.checks;
      const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
      for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
          fn(inst);
        }
      }
      if (checks.length === 0) {
        (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
        inst._zod.deferred?.push(() => {
          inst._zod.run = inst._zod.parse;
        });
      } else {
        const runChecks = (payload, checks2, ctx) => {
          if (payload.memo)
            return payload;
          let isAborted = aborted(payload);
          let asyncResult;
          for (const ch of checks2) {
            if (ch._zod.def.when) {
              if (explicitlyAborted(payload))
                continue;
              const shouldRun = ch._zod.def.when(payload);
              if (!shouldRun)
                continue;
            } else if (isAborted) {
              continue;
            }
            const currLen = payload.issues.length;
            const _ = ch._zod.check(payload);
            if (_ instanceof Promise && ctx?.async === false) {
              throw new $ZodAsyncError();
            }
            if (asyncResult || _ instanceof Promise) {
              asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                await _;
                const nextLen = payload.issues.length;
                if (nextLen === currLen)
                  return;
                attachSchema(payload.issues, currLen, inst);
                if (!isAborted)
                  isAborted = aborted(payload, currLen);
              });
            } else {
              const nextLen = payload.issues.length;
              if (nextLen === currLen)
                continue;
              attachSchema(payload.issues, currLen, inst);
              if (!isAborted)
                isAborted = aborted(payload, currLen);
            }
          }
          if (asyncResult) {
            return asyncResult.then(() => {
              return payload;
            });
          }
          return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
          if (aborted(canary)) {
            canary.aborted = true;
            return canary;
          }
          const checkResult = runChecks(payload, checks, ctx);
          if (checkResult instanceof Promise) {
            if (ctx.async === false)
              throw new $ZodAsyncError();
            return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
          }
          return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
          if (ctx.skipChecks) {
            return inst._zod.parse(payload, ctx);
          }
          if (ctx.direction === "backward") {
            const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
            if (canary instanceof Promise) {
              return canary.then((canary2) => {
                return handleCanaryResult(canary2, payload, ctx);
              });
            }
            return handleCanaryResult(canary, payload, ctx);
          }
          const result = inst._zod.parse(payload, ctx);
          if (result instanceof Promise) {
            if (ctx.async === false)
              throw new $ZodAsyncError();
            return result.then((result2) => runChecks(result2, checks, ctx));
          }
          return runChecks(result, checks, ctx);
        };
      }
    }, {
      // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
      get "~standard"() {
        return hide(this, "~standard", standardProps(this));
      },
      set "~standard"(value) {
        own(this, "~standard", value);
      }
    });
    toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
    $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = def.pattern ?? anyString;
      inst._zod.parse = (payload, _) => {
        if (def.coerce)
          try {
            payload.value = String(payload.value);
          } catch (_2) {
          }
        if (typeof payload.value === "string")
          return payload;
        payload.issues.push({
          expected: "string",
          code: "invalid_type",
          input: payload.value,
          inst
        });
        return payload;
      };
    });
    $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = number;
      inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
          try {
            payload.value = Number(payload.value);
          } catch (_) {
          }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
          return payload;
        }
        const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
        payload.issues.push({
          expected: "number",
          code: "invalid_type",
          input,
          inst,
          ...received ? { received } : {}
        });
        return payload;
      };
    });
    $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
      $ZodCheckNumberFormat.init(inst, def);
      $ZodNumber.init(inst, def);
    });
    $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = boolean;
      inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
          try {
            payload.value = Boolean(payload.value);
          } catch (_) {
          }
        const input = payload.value;
        if (typeof input === "boolean")
          return payload;
        payload.issues.push({
          expected: "boolean",
          code: "invalid_type",
          input,
          inst
        });
        return payload;
      };
    });
    $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.parse = (payload) => payload;
    });
    arraySize = (input) => Array.isArray(input) ? input.length : -1;
    $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
      $ZodType.init(inst, def);
      const memo = globalConfig.memoizer;
      memo?.attach(inst);
      inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
          payload.issues.push({
            expected: "array",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
          const item = input[i];
          const result = def.element._zod.run({
            value: item,
            issues: []
          }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
          } else {
            handleArrayResult(result, payload, i);
            if (abortEarly && result.issues.length !== 0 && aborted(result))
              break;
          }
        }
        if (proms.length) {
          return Promise.all(proms).then(() => payload);
        }
        return payload;
      };
      capSize(inst, arraySize);
    });
    NO_SYMBOL_KEYS = [];
    $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
      $ZodType.init(inst, def);
      const desc = Object.getOwnPropertyDescriptor(def, "shape");
      const sh = desc?.get ? desc.get.raw : def.shape ?? {};
      if (sh) {
        const get = () => {
          const newSh = { ...sh };
          Object.defineProperty(def, "shape", { value: newSh });
          get.raw = newSh;
          return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
      }
      const _normalized = cached(() => normalizeDef(def));
      defineLazyInternal(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
          const field = shape[key]._zod;
          if (field.values) {
            if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
              assignProp(propValues, key, /* @__PURE__ */ new Set());
            }
            for (const v of field.values)
              propValues[key].add(v);
            if (field.optin !== void 0)
              propValues[key].add(void 0);
          }
        }
        return propValues;
      });
      const isObject2 = isObject;
      const catchall = def.catchall;
      let value;
      const memo = globalConfig.memoizer;
      memo?.attach(inst);
      inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject2(input)) {
          payload.issues.push({
            expected: "object",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
          if (abortEarly && payload.issues.length !== seen) {
            if (aborted(payload, seen))
              break;
            seen = payload.issues.length;
          }
          if (key === "__proto__")
            continue;
          const el = shape[key];
          const optin = el._zod.optin;
          const optout = el._zod.optout;
          const r = el._zod.run({ value: input[key], issues: [] }, ctx);
          if (r instanceof Promise) {
            proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
          } else {
            handlePropertyResult(r, payload, key, input, optin, optout);
          }
        }
        if (!catchall) {
          return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
      };
    });
    $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
      $ZodType.init(inst, def);
      const values = getEnumValues(def.entries);
      const valuesSet = new Set(values);
      inst._zod.values = valuesSet;
      defineLazyInternal(inst, "pattern", (zod) => {
        const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
      });
      inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
          return payload;
        }
        payload.issues.push({
          code: "invalid_value",
          values,
          input,
          inst
        });
        return payload;
      };
    });
    $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
      $ZodType.init(inst, def);
      const values = new Set(def.values);
      inst._zod.values = values;
      defineLazyInternal(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
      });
      inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
          return payload;
        }
        payload.issues.push({
          code: "invalid_value",
          values: def.values,
          input,
          inst
        });
        return payload;
      };
    });
    $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
      $ZodType.init(inst, def);
      defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
      inst._zod.optout = "optional";
      defineLazyInternal(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
      });
      defineLazyInternal(inst, "pattern", (zod) => {
        const pattern2 = zod.def.innerType._zod.pattern;
        return pattern2 ? new RegExp(`^(${cleanRegex(pattern2.source)})?$`) : void 0;
      });
      inst._zod.parse = (payload, ctx) => {
        if (payload.value === void 0) {
          if (def.innerType._zod.optin !== "defaulted")
            return payload;
          const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
          if (result instanceof Promise)
            return result.then((result2) => handleOptionalResult(payload, result2));
          return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
      };
    });
    $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
      $ZodType.init(inst, def);
      defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
      defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
      defineLazyInternal(inst, "pattern", (zod) => {
        const pattern2 = zod.def.innerType._zod.pattern;
        return pattern2 ? new RegExp(`^(${cleanRegex(pattern2.source)}|null)$`) : void 0;
      });
      defineLazyInternal(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
      });
      inst._zod.parse = (payload, ctx) => {
        if (payload.value === null)
          return payload;
        return def.innerType._zod.run(payload, ctx);
      };
    });
    $ZodDefault = /* @__PURE__ */ $constructor("$ZodDefault", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.optin = "defaulted";
      defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
      inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
          return def.innerType._zod.run(payload, ctx);
        }
        if (payload.value === void 0) {
          payload.value = def.defaultValue;
          return payload;
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
          return result.then((result2) => handleDefaultResult(result2, def));
        }
        return handleDefaultResult(result, def);
      };
    });
    $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
      $ZodCheck.init(inst, def);
      $ZodType.init(inst, def);
      inst._zod.parse = (payload, _) => {
        return payload;
      };
      inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
          return r.then((r2) => handleRefineResult(r2, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
      };
    });
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/memoizer.js
var init_memoizer = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/memoizer.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/en.js
function en_default() {
  return {
    localeError: error()
  };
}
var error;
var init_en = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/en.js"() {
    init_util();
    error = () => {
      const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" }
      };
      function getSizing(origin) {
        return Sizable[origin] ?? null;
      }
      const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input"
      };
      const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN"
        // All other type names omitted - they fall back to raw values via ?? operator
      };
      function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
          return String(input);
        }
        return TypeDictionary[type] ?? type;
      }
      return (issue2) => {
        switch (issue2.code) {
          case "invalid_type": {
            const expected = getTypeName(issue2.expected);
            const receivedType = parsedType(issue2.input);
            const received = getTypeName(receivedType, issue2.input);
            return `Invalid input: expected ${expected}, received ${received}`;
          }
          case "invalid_value":
            if (issue2.values.length === 1)
              return `Invalid input: expected ${stringifyPrimitive(issue2.values[0])}`;
            return `Invalid option: expected one of ${joinValues(issue2.values, "|")}`;
          case "too_big": {
            const adj = issue2.exact ? "exactly " : issue2.inclusive ? "<=" : "<";
            const sizing = getSizing(issue2.origin);
            if (sizing)
              return `Too big: expected ${issue2.origin ?? "value"} to have ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elements"}`;
            return `Too big: expected ${issue2.origin ?? "value"} to be ${adj}${issue2.maximum.toString()}`;
          }
          case "too_small": {
            const adj = issue2.exact ? "exactly " : issue2.inclusive ? ">=" : ">";
            const sizing = getSizing(issue2.origin);
            if (sizing) {
              return `Too small: expected ${issue2.origin} to have ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
            }
            return `Too small: expected ${issue2.origin} to be ${adj}${issue2.minimum.toString()}`;
          }
          case "invalid_format": {
            const _issue = issue2;
            if (_issue.format === "starts_with") {
              return `Invalid string: must start with "${_issue.prefix}"`;
            }
            if (_issue.format === "ends_with")
              return `Invalid string: must end with "${_issue.suffix}"`;
            if (_issue.format === "includes")
              return `Invalid string: must include "${_issue.includes}"`;
            if (_issue.format === "regex")
              return `Invalid string: must match pattern ${_issue.pattern}`;
            return `Invalid ${FormatDictionary[_issue.format] ?? issue2.format}`;
          }
          case "not_multiple_of":
            return `Invalid number: must be a multiple of ${issue2.divisor}`;
          case "unrecognized_keys":
            return `Unrecognized key${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
          case "invalid_key":
            return `Invalid key in ${issue2.origin}`;
          case "invalid_union":
            if (issue2.options && Array.isArray(issue2.options) && issue2.options.length > 0) {
              const opts = issue2.options.map((o) => `'${o}'`).join(" | ");
              return `Invalid discriminator value. Expected ${opts}`;
            }
            if (issue2.inclusive === false) {
              return "Invalid input: more than one option matched";
            }
            return "Invalid input";
          case "invalid_element":
            return `Invalid value in ${issue2.origin}`;
          default:
            return `Invalid input`;
        }
      };
    };
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/index.js
var init_locales = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/index.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/registries.js
function registry() {
  return new $ZodRegistry();
}
var _a2, $ZodRegistry, globalRegistry;
var init_registries = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/registries.js"() {
    $ZodRegistry = class {
      constructor() {
        this._map = /* @__PURE__ */ new WeakMap();
        this._idmap = /* @__PURE__ */ new Map();
      }
      add(schema4, ..._meta) {
        const meta2 = _meta[0];
        this._map.set(schema4, meta2);
        if (meta2 && typeof meta2 === "object" && "id" in meta2) {
          this._idmap.set(meta2.id, schema4);
        }
        return this;
      }
      clear() {
        this._map = /* @__PURE__ */ new WeakMap();
        this._idmap = /* @__PURE__ */ new Map();
        return this;
      }
      remove(schema4) {
        const meta2 = this._map.get(schema4);
        if (meta2 && typeof meta2 === "object" && "id" in meta2) {
          this._idmap.delete(meta2.id);
        }
        this._map.delete(schema4);
        return this;
      }
      get(schema4) {
        const p = schema4._zod.parent;
        if (p) {
          const pm = { ...this.get(p) ?? {} };
          delete pm.id;
          const f = { ...pm, ...this._map.get(schema4) };
          return Object.keys(f).length ? f : void 0;
        }
        return this._map.get(schema4);
      }
      has(schema4) {
        return this._map.has(schema4);
      }
    };
    (_a2 = globalThis).__zod_globalRegistry ?? (_a2.__zod_globalRegistry = registry());
    globalRegistry = globalThis.__zod_globalRegistry;
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/compile.js
var init_compile = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/compile.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks)
    def.checks = [...def.checks];
  return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
  return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
  return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
  return new Class({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
  return new Class({
    type: "boolean",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
  return new Class({
    type: "unknown"
  });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _positive(params) {
  return /* @__PURE__ */ _gt(0, params);
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
  const ch = new $ZodCheckMaxLength({
    check: "max_length",
    ...normalizeParams(params),
    maximum
  });
  return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum
  });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern2, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern: pattern2
  });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
  return new $ZodCheckOverwrite({
    check: "overwrite",
    tx
  });
}
// @__NO_SIDE_EFFECTS__
function _trim() {
  return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
  const schema4 = new Class({
    type: "custom",
    check: "custom",
    fn,
    ...normalizeParams(_params)
  });
  return schema4;
}
var init_api = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/api.js"() {
    init_checks();
    init_util();
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/to-json-schema.js
var init_to_json_schema = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/to-json-schema.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/json-schema.js
var init_json_schema = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/json-schema.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/index.js
var init_core2 = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/index.js"() {
    init_core();
    init_parse();
    init_errors();
    init_schemas();
    init_memoizer();
    init_checks();
    init_versions();
    init_util();
    init_regexes();
    init_locales();
    init_registries();
    init_doc();
    init_compile();
    init_api();
    init_to_json_schema();
    init_json_schema();
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/parse.js
var init_parse2 = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/parse.js"() {
    init_core2();
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/schemas.js
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _string(ZodMiniString, params);
}
// @__NO_SIDE_EFFECTS__
function number2(params) {
  return _number(ZodMiniNumber, params);
}
function int(params) {
  return _int(ZodMiniNumberFormat, params);
}
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _boolean(ZodMiniBoolean, params);
}
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _unknown(ZodMiniUnknown);
}
// @__NO_SIDE_EFFECTS__
function array(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
  const def = {
    type: "object",
    shape: shape ?? {},
    ...normalizeParams(params)
  };
  return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape,
    catchall: /* @__PURE__ */ unknown(),
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodMiniEnum({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
  return new ZodMiniOptional({
    type: "optional",
    innerType
  });
}
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType
  });
}
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
  return new ZodMiniDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
  return _refine(ZodMiniCustom, fn, _params);
}
var ZodMiniType, ZodMiniString, ZodMiniNumber, ZodMiniNumberFormat, ZodMiniBoolean, ZodMiniUnknown, ZodMiniArray, ZodMiniObject, ZodMiniEnum, ZodMiniLiteral, ZodMiniOptional, ZodMiniNullable, ZodMiniDefault, ZodMiniCustom;
var init_schemas2 = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/schemas.js"() {
    init_core2();
    init_util();
    init_parse2();
    ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
      if (!inst._zod)
        throw new Error("Uninitialized schema in ZodMiniType.");
      $ZodType.init(inst, def);
      inst.def = def;
      inst.type = def.type;
    }, {
      // `with` is an alias for `check`: the same function object, not a wrapper.
      get with() {
        return this.check;
      },
      set with(value) {
        own(this, "with", value);
      },
      parse(data, params) {
        return parse2(this, data, params, { callee: this.parse });
      },
      parseAsync(data, params) {
        return parseAsync(this, data, params, { callee: this.parseAsync });
      },
      safeParse(data, params) {
        return safeParse(this, data, params);
      },
      safeParseAsync(data, params) {
        return safeParseAsync(this, data, params);
      },
      check(...checks) {
        const def = this.def;
        return this.clone({
          ...def,
          checks: [
            ...def.checks ?? [],
            ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
          ]
        }, { parent: true });
      },
      clone(_def, params) {
        return clone(this, _def, params);
      },
      brand() {
        return this;
      },
      register(reg, meta2) {
        reg.add(this, meta2);
        return this;
      },
      apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
      }
    });
    ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
      $ZodString.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
      $ZodNumber.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
      $ZodNumberFormat.init(inst, def);
      ZodMiniNumber.init(inst, def);
    });
    ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
      $ZodBoolean.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
      $ZodUnknown.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
      $ZodArray.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
      $ZodObject.init(inst, def);
      ZodMiniType.init(inst, def);
      installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
    });
    ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
      $ZodEnum.init(inst, def);
      ZodMiniType.init(inst, def);
      inst.options = [...inst._zod.values];
    });
    ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
      $ZodLiteral.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
      $ZodOptional.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
      $ZodNullable.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniDefault = /* @__PURE__ */ $constructor("ZodMiniDefault", (inst, def) => {
      $ZodDefault.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
      $ZodCustom.init(inst, def);
      ZodMiniType.init(inst, def);
    });
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/checks.js
var init_checks2 = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/checks.js"() {
    init_core2();
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/iso.js
var init_iso = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/iso.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/coerce.js
var init_coerce = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/coerce.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/external.js
var init_external = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/external.js"() {
    init_core2();
    init_parse2();
    init_schemas2();
    init_checks2();
    init_core2();
    init_locales();
    init_iso();
    init_coerce();
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/mini/index.js
var init_mini = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/mini/index.js"() {
    init_external();
  }
});

// src/engine/quotes/quote-verdicts.ts
var quoteVerdicts;
var init_quote_verdicts = __esm({
  "src/engine/quotes/quote-verdicts.ts"() {
    "use strict";
    quoteVerdicts = ["exact", "ellipsis", "near", "absent", "number-mismatch"];
  }
});

// src/engine/research/verdicts.ts
var claimVerdicts;
var init_verdicts = __esm({
  "src/engine/research/verdicts.ts"() {
    "use strict";
    claimVerdicts = ["supported", "qualified", "contradicted", "unverified"];
  }
});

// src/engine/ledger.ts
function emptyLedger() {
  return {
    schema: 1,
    sources: [],
    claims: [],
    observations: [],
    questions: [],
    contradictions: [],
    iterations: [],
    merged: []
  };
}
function openQuestions(ledger) {
  const rank = { high: 0, medium: 1, low: 2 };
  return ledger.questions.filter((question2) => question2.status === "open").sort((a, b) => rank[a.priority] - rank[b.priority]);
}
var sourceKind, source, evidenceCheck, evidence, claim2, question, contradiction, iterationStatistics, ledgerSchema;
var init_ledger = __esm({
  "src/engine/ledger.ts"() {
    "use strict";
    init_mini();
    init_quote_verdicts();
    init_verdicts();
    sourceKind = _enum(["primary", "secondary", "repository"]);
    source = object({
      /** `S001`; never reused. */
      id: string2(),
      /** The key in sources.bib. */
      key: string2(),
      /** What makes two addresses the same source; see canonicalAddress. */
      canonical: string2(),
      /** A URL, or `repository:path` for a file of the repository. */
      url: string2(),
      title: string2(),
      authors: array(string2()),
      year: nullable(string2()),
      kind: sourceKind,
      first_iteration: int(),
      accessed: string2()
    });
    evidenceCheck = object({
      /** `could-not-run`: there is no snapshot to look in; neither a pass nor a failure. */
      verdict: _enum([...quoteVerdicts, "could-not-run"]),
      /** Whether the quote may carry its claim; see isSound. */
      sound: boolean2(),
      /** The snapshot that it was looked up in. */
      snapshot: nullable(string2()),
      /** What is wrong with it, for a reader; null when nothing is. */
      detail: nullable(string2())
    });
    evidence = object({
      source: string2(),
      quote: string2(),
      hand_in: string2(),
      /** Missing until `record` has checked it. */
      check: optional(evidenceCheck)
    });
    claim2 = object({
      id: string2(),
      text: string2(),
      importance: _enum(["central", "supporting", "peripheral"]),
      /** What the agent believed that reported it first, until it is computed; see confidenceOf. */
      confidence: _enum(["high", "medium", "low"]),
      /** What the computed confidence rests on, or lacks; missing until it is computed. */
      confidence_reason: optional(string2()),
      /** What verification ended with; missing when nobody was asked. */
      verdict: optional(_enum(claimVerdicts)),
      evidence: array(evidence),
      first_iteration: int()
    });
    question = object({
      id: string2(),
      text: string2(),
      priority: _enum(["high", "medium", "low"]),
      status: _enum(["open", "answered"]),
      raised_by: string2(),
      answered_by: nullable(string2())
    });
    contradiction = object({
      id: string2(),
      statement: string2(),
      sides: array(string2()),
      raised_by: string2()
    });
    iterationStatistics = object({
      iteration: int(),
      kind: _enum(["research", "writing"]),
      /** At least half of its agents handed in and at least one search worked; others never count towards stopping. */
      valid: boolean2(),
      agents_expected: int(),
      agents_reported: int(),
      agents_failed: int(),
      searches: int(),
      observations: int(),
      new_claims: int(),
      new_sources: int(),
      low_yield: boolean2(),
      /** Fingerprints of the report as it was when the iteration was recorded; missing when there was none. */
      report: optional(object({ cited: string2(), text: string2() })),
      recorded_at: string2()
    });
    ledgerSchema = object({
      schema: literal(1),
      sources: array(source),
      claims: array(claim2),
      /** Every claim an agent reported, new or seen before: the raw material of the novelty estimate. */
      observations: array(object({ claim: string2(), hand_in: string2(), iteration: int(), new: boolean2() })),
      questions: array(question),
      contradictions: array(contradiction),
      iterations: array(iterationStatistics),
      /** Hand-ins already merged, as `<iteration>/<agent>-<n>`: merging twice changes nothing. */
      merged: array(string2())
    });
  }
});

// src/engine/outlook.ts
function outlookOf(ledger, escalations = []) {
  const waiting = new Set(escalations.filter(({ answered_at }) => answered_at === null).map(({ item }) => item));
  const questions = openQuestions(ledger).map(({ id, text: text3, priority: priority2 }) => {
    return { id, text: text3, priority: priority2, ...waiting.has(id) && { escalated: true } };
  });
  const free = questions.filter(({ id }) => !waiting.has(id));
  return {
    questions: [...free, ...questions.filter(({ id }) => waiting.has(id))].slice(0, mostQuestions),
    urgentQuestions: free.filter(({ priority: priority2 }) => priority2 === "high").length,
    analystPays: analystPays(ledger),
    newClaims: ledger.iterations.at(-1)?.new_claims ?? 0
  };
}
function analystPays(ledger) {
  const rounds = ledger.iterations.filter(({ kind, valid }) => kind === "research" && valid);
  const since = rounds.at(-idleAnalystRounds)?.iteration;
  if (since === void 0) return true;
  return ledger.observations.some(
    (observation) => observation.new && observation.iteration >= since && observation.hand_in.includes("/repo-analyst-")
  );
}
var mostQuestions, idleAnalystRounds;
var init_outlook = __esm({
  "src/engine/outlook.ts"() {
    "use strict";
    init_ledger();
    mostQuestions = 8;
    idleAnalystRounds = 2;
  }
});

// src/engine/tex-characters.ts
function readTable(table, spell) {
  return table.split("|").flatMap((row) => {
    const [tex = "", characters = ""] = row.trim().split(" ");
    return Array.from(characters, (character) => [character, spell(tex)]);
  });
}
var specials, mathematics, plain, texOfCharacter, texOfCombiningMark;
var init_tex_characters = __esm({
  "src/engine/tex-characters.ts"() {
    "use strict";
    specials = {
      "\\": "\\textbackslash{}",
      "{": "\\textbraceleft{}",
      "}": "\\textbraceright{}",
      $: "\\$",
      "&": "\\&",
      "#": "\\#",
      "%": "\\%",
      _: "\\_",
      "^": "\\textasciicircum{}",
      "~": "\\textasciitilde{}",
      "<": "\\textless{}",
      ">": "\\textgreater{}",
      "|": "\\textbar{}",
      "`": "\\textasciigrave{}",
      "[": "{[}",
      "]": "{]}"
    };
    mathematics = `- −|\\ast ∗|\\cdot ⋅∙|\\sim ∼|\\approx ≈≅≃|\\neq ≠|\\equiv ≡|\\leq ≤≦⩽|\\geq ≥≧⩾|\\ll ≪|\\gg ≫|\\prec ≺|\\succ ≻
|\\propto ∝|\\infty ∞|\\partial ∂|\\nabla ∇|\\Delta ∆|\\sum ∑|\\prod ∏|\\int ∫|\\surd √✓✔☑✅|\\times ✕✖✗✘☒❌|\\pm ±|\\mp ∓
|\\in ∈|\\notin ∉|\\ni ∋|\\cup ∪|\\cap ∩|\\subset ⊂|\\subseteq ⊆|\\supset ⊃|\\supseteq ⊇|\\emptyset ∅|\\setminus ∖
|\\forall ∀|\\exists ∃|\\wedge ∧|\\vee ∨|\\oplus ⊕|\\otimes ⊗|\\perp ⊥|\\parallel ∥|\\mid ∣|\\angle ∠|\\vdash ⊢|\\models ⊨|\\circ ∘|\\bullet ●
|\\Rightarrow ⇒|\\Leftarrow ⇐|\\Leftrightarrow ⇔|\\leftrightarrow ↔|\\updownarrow ↕|\\mapsto ↦|\\longrightarrow ⟶➔➜➡|\\longleftarrow ⟵
|\\nearrow ↗|\\searrow ↘|\\swarrow ↙|\\nwarrow ↖|\\hookrightarrow ↪|\\lceil ⌈|\\rceil ⌉|\\lfloor ⌊|\\rfloor ⌋
|\\star ★☆⭐⋆|\\triangleright ▶►▷|\\triangleleft ◀◄◁|\\bigtriangleup ▲△|\\bigtriangledown ▼▽|\\diamond ◆◇⋄♦
|\\spadesuit ♠|\\clubsuit ♣|\\heartsuit ♥|\\diamondsuit ♢|\\flat ♭|\\sharp ♯|\\Re ℜ|\\Im ℑ|\\aleph ℵ|\\ell ℓ|\\hbar ℏ|\\wp ℘
|\\alpha α|\\beta β|\\gamma γ|\\delta δ|\\epsilon ε|\\zeta ζ|\\eta η|\\theta θ|\\iota ι|\\kappa κ|\\lambda λ|\\mu μ|\\nu ν|\\xi ξ|o ο
|\\pi π|\\rho ρ|\\sigma σ|\\varsigma ς|\\tau τ|\\upsilon υ|\\phi φ|\\chi χ|\\psi ψ|\\omega ω|\\vartheta ϑ|\\varphi ϕ
|\\Gamma Γ|\\Theta Θ|\\Lambda Λ|\\Xi Ξ|\\Pi Π|\\Sigma Σ|\\Upsilon Υ|\\Phi Φ|\\Psi Ψ|\\Omega Ω`;
    plain = `A Α|B Β|E Ε|Z Ζ|H Η|I Ι|K Κ|M Μ|N Ν|O Ο|P Ρ|T Τ|Y Υ|X Χ|- ‑⁃─━|+ ┌┐└┘├┤┬┴┼|: ∶|/ ∕|\\textbar{} │┃|' ʹʻʼʽ|'' ʺ
|\\textbullet{} ▪▫■□◼◻⬛⬜‣|\\textopenbullet{} ○◯|\\ensuremath{'} ′|\\ensuremath{''} ″|\\ldots{} ⋯
|a а|b б|v в|g г|d д|e е|yo ё|zh ж|z з|i и|y й|k к|l л|m м|n н|o о|p п|r р|s с|t т|u у|f ф|kh х|ts ц|ch ч|sh ш|shch щ|'' ъ|y ы|' ь|e э
|yu ю|ya я|ye є|i і|yi ї|g ґ|dj ђ|j ј|lj љ|nj њ|c ћ|dz џ|u ў|A А|B Б|V В|G Г|D Д|E Е|Yo Ё|Zh Ж|Z З|I И|Y Й|K К|L Л|M М|N Н|O О|P П
|R Р|S С|T Т|U У|F Ф|Kh Х|Ts Ц|Ch Ч|Sh Ш|Shch Щ|'' Ъ|Y Ы|' Ь|E Э|Yu Ю|Ya Я|Ye Є|I І|Yi Ї|G Ґ|Dj Ђ|J Ј|Lj Љ|Nj Њ|C Ћ|Dz Џ|U Ў`;
    texOfCharacter = new Map([
      ...Object.entries(specials),
      ...readTable(mathematics, (tex) => `\\ensuremath{${tex}}`),
      ...readTable(plain, (tex) => tex),
      [" ", "~"],
      ["�", "?"]
    ]);
    texOfCombiningMark = /* @__PURE__ */ new Map([
      ["̀", "\\`"],
      ["́", "\\'"],
      ["̂", "\\^"],
      ["̃", "\\~"],
      ["̄", "\\="],
      ["̆", "\\u"],
      ["̇", "\\."],
      ["̈", '\\"'],
      ["̊", "\\r"],
      ["̋", "\\H"],
      ["̌", "\\v"],
      ["̣", "\\d"],
      ["̧", "\\c"],
      ["̨", "\\k"],
      ["̱", "\\b"]
    ]);
  }
});

// src/engine/tex-code-points.ts
function expand(ranges) {
  const points = /* @__PURE__ */ new Set();
  for (const range of ranges.split(" ")) {
    const [first = "", last = first] = range.split("-");
    for (let point = parseInt(first, 16); point <= parseInt(last, 16); point += 1) points.add(point);
  }
  return points;
}
var printableRanges, printableCodePoints;
var init_tex_code_points = __esm({
  "src/engine/tex-code-points.ts"() {
    "use strict";
    printableRanges = "A1-AC AE-125 128-137 139-13E 141-148 14A-165 168-17E 192 1C4-1D4 1E2-1E3 1E6-1EB 1F0 1F4-1F5 218-21B 232-233 237 2C7 2D8-2D9 2DB 2DD E3F 1E02-1E03 1E0D 1E1E-1E21 1E25 1E30-1E31 1E37 1E43 1E45 1E47 1E5B 1E63 1E6D 1E8E-1E91 1E9E 1EF2-1EF3 2010-2016 2018-201A 201C-201E 2020-2022 2030-2031 2039-203B 203D 2044 204E 2052 20A1 20A4 20A6 20A9 20AB-20AC 20B1 2103 2116-2117 211E 2120 2122 2126-2127 212E 2190-2193 2329-232A 2422-2423 25E6 25EF 266A 27E8-27E9 3008-3009 FB00-FB06";
    printableCodePoints = expand(printableRanges);
  }
});

// src/engine/tex-text.ts
function accented(letter, marks) {
  const accents = marks.flatMap((mark) => texOfCombiningMark.get(mark) ?? []).slice(0, mostAccents);
  const inside = accents.filter((accent) => !marksBelow.has(accent));
  const outside = accents.filter((accent) => marksBelow.has(accent));
  return [...inside, ...outside].reduce((tex, accent) => `${accent}{${tex}}`, letter);
}
function texOf(character) {
  const known = texOfCharacter.get(character);
  if (known !== void 0) return known;
  if (/^[\t\n\v\f\r\p{Z}]$/u.test(character)) return " ";
  if (/^[\p{Cc}\p{Cf}\p{M}]$/u.test(character)) return "";
  const point = character.codePointAt(0) ?? 0;
  if (point < 127 || printableCodePoints.has(point)) return character;
  const [letter = "", ...marks] = character.normalize("NFD");
  if (marks.length > 0 && letter !== character) {
    const tex = texOf(letter);
    return tex === void 0 ? void 0 : accented(tex, marks);
  }
  if (pictograph.test(character)) return "";
  return texOfCompatible(character);
}
function texOfCompatible(character) {
  const compatible = character.normalize("NFKC");
  if (compatible === character) return void 0;
  let tex = "";
  for (const part of compatible) {
    const piece = texOf(part);
    if (piece === void 0) return void 0;
    tex += piece;
  }
  if (raised.has(character)) return `\\textsuperscript{${tex}}`;
  return lowered.has(character) ? `\\textsubscript{${tex}}` : tex;
}
function quotationMark(mark, before, after) {
  const opens = /^[\s\p{Ps}\p{Pi}\p{Pd}]?$/u.test(before) && /^[^\s]/u.test(after);
  if (mark === '"') return opens ? "``" : "''";
  return opens && !/^\d/.test(after) ? "`" : "'";
}
function untypeset(characters, script) {
  const noun = characters.length === 1 ? "character" : "characters";
  return `{[}${[characters.length, script, noun].filter((word) => word !== "").join(" ")}{]}`;
}
function scriptOf(character) {
  return scripts.find(([, pattern2]) => pattern2.test(character))?.[0] ?? "";
}
function escapeTex(text3) {
  let tex = "";
  let run = [];
  let runScript = "";
  let gap = "";
  const add = (piece) => {
    if (piece === " " && (tex.endsWith(" ") || tex === "")) return;
    tex += ligatures.has(tex.slice(-1) + piece.slice(0, 1)) ? `{}${piece}` : piece;
  };
  const endRun = () => {
    if (run.length > 0) add(untypeset(run, runScript));
    if (gap !== "") add(gap);
    run = [];
    gap = "";
  };
  const clusters = text3.normalize("NFC").match(new RegExp("\\P{M}\\p{M}*", "gu")) ?? [];
  for (const [index, cluster] of clusters.entries()) {
    const [character = "", ...marks] = cluster;
    const before = clusters[index - 1] ?? "";
    const isQuotation = character === '"' || character === "'";
    const piece = isQuotation ? quotationMark(character, before, clusters[index + 1] ?? "") : texOf(character);
    if (piece === void 0) {
      if (scriptOf(character) !== runScript) endRun();
      runScript = scriptOf(character);
      gap = "";
      run.push(character);
    } else if (piece === " " && run.length > 0) {
      gap = " ";
    } else if (piece !== "") {
      endRun();
      add(/^[\p{L}\p{N}]/u.test(character) ? accented(piece, marks) : piece);
    }
  }
  endRun();
  return tex.trimEnd();
}
function fillReportTemplate(template, { title }) {
  const tex = escapeTex(title) || "Untitled report";
  return template.replaceAll("{{TITLE}}", () => tex);
}
var pictograph, raised, lowered, marksBelow, ligatures, scripts, mostAccents;
var init_tex_text = __esm({
  "src/engine/tex-text.ts"() {
    "use strict";
    init_tex_characters();
    init_tex_code_points();
    pictograph = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u;
    raised = new Set("⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ");
    lowered = new Set("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ");
    marksBelow = /* @__PURE__ */ new Set(["\\d", "\\c", "\\k", "\\b"]);
    ligatures = /* @__PURE__ */ new Set(["--", "''", "``", ",,", "?`", "!`"]);
    scripts = [
      ["CJK", /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303f]/u],
      ["Arabic", new RegExp("\\p{sc=Arab}", "u")],
      ["Hebrew", new RegExp("\\p{sc=Hebr}", "u")],
      ["Greek", new RegExp("\\p{sc=Grek}", "u")],
      ["Cyrillic", new RegExp("\\p{sc=Cyrl}", "u")],
      ["Devanagari", new RegExp("\\p{sc=Deva}", "u")],
      ["Thai", new RegExp("\\p{sc=Thai}", "u")]
    ];
    mostAccents = 3;
  }
});

// src/engine/citation-key.ts
function slug(text3) {
  return text3.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]/g, "");
}
function hostName(url) {
  if (!URL.canParse(url)) return "";
  const labels = new URL(url).hostname.split(".").slice(0, -1);
  return slug(labels.findLast((label) => !emptyLabels.has(label)) ?? labels.join(""));
}
function publisher({ authors = [], url }) {
  const [family = ""] = (authors[0] ?? "").split(",");
  return slug(family).slice(0, 20) || hostName(url).slice(0, 20) || "source";
}
function titleWord(title) {
  const words3 = title.split(/[^\p{L}\p{N}\p{M}]+/u).map(slug);
  return (words3.find((word) => word.length > 2 && !fillers.has(word)) ?? "").slice(0, 16);
}
function citationKey(source2, taken2 = /* @__PURE__ */ new Set()) {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(source2.year ?? "")?.[0] ?? "";
  const base = `${publisher(source2)}${year}${titleWord(source2.title)}`;
  const stem = /\d$/.test(base) ? `${base}n` : base;
  let key = base;
  for (let number3 = 2; taken2.has(key); number3 += 1) key = `${stem}${number3}`;
  return key;
}
var fillers, emptyLabels;
var init_citation_key = __esm({
  "src/engine/citation-key.ts"() {
    "use strict";
    fillers = new Set(
      "a an and are as at by for from how in into is it its of on or the their this to what when why with".split(" ")
    );
    emptyLabels = new Set("www m amp en blog docs doc news com org net edu gov ac co io ai dev html".split(" "));
  }
});

// src/engine/bibliography.ts
var init_bibliography = __esm({
  "src/engine/bibliography.ts"() {
    "use strict";
    init_tex_text();
    init_citation_key();
  }
});

// src/engine/research/paper-id.ts
function paperOf(host, path, query = new URLSearchParams()) {
  const readable = decoded(path);
  const arxiv = (arxivHosts.test(host) ? arxivPath.exec(path) : null) ?? (host === "" || host === "huggingface.co" ? arxivId.exec(path.replace(/^\/papers(?=\/)/, "")) : null);
  if (arxiv !== null) return arxivName(arxiv[1] ?? "");
  const inQuery = query.get("id") ?? query.get("doi") ?? "";
  const candidate = isResolver(host) ? readable.replace(/^\//, "") : readable.split(doiFolder)[1] ?? inQuery;
  if (!doi.test(candidate)) return void 0;
  const plain2 = isResolver(host) ? candidate : withoutView(candidate, host);
  const deposited = /^10\.48550\/arxiv\.(.+)$/i.exec(plain2)?.[1];
  return deposited === void 0 ? `doi:${plain2.replace(/\/$/, "").toLowerCase()}` : arxivName(deposited);
}
function isResolver(host) {
  return host === "" || host === "doi.org" || host === "dx.doi.org";
}
function arxivName(id) {
  return `arxiv:${id.toLowerCase().replace(/v\d+$/, "").replace(/^([a-z-]+)\.[a-z]{2}\//, "$1/")}`;
}
function withoutView(candidate, host) {
  let plain2 = candidate.replace(/\/$/, "");
  for (let turn = 0; turn < 2; turn += 1) plain2 = plain2.replace(view, "");
  return /(?:bio|med)rxiv\.org$/.test(host) ? plain2.replace(/v\d+$/, "") : plain2;
}
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
var arxivHosts, arxivPath, arxivId, doiFolder, doi, view;
var init_paper_id = __esm({
  "src/engine/research/paper-id.ts"() {
    "use strict";
    arxivHosts = /(?:^|\.)arxiv\.org$|^(?:ar5iv|alphaxiv)\.org$/;
    arxivPath = /^\/(?:abs|pdf|html|ps|format|src|e-print)\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?(?:\.pdf)?\/?$/i;
    arxivId = /^\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?$/i;
    doiFolder = /\/(?:doi|article|articles|chapter|book|content(?:\/pdf)?|abs|full|pdf|epdf|reader|abstract)(?:\/(?:abs|full|pdf|epdf|epub|pdfplus|pdfdirect|reader|book))?\/(?=10\.\d{4,9}\/)/i;
    doi = /^10\.\d{4,9}\/\S+$/;
    view = /(?:\/(?:full|abstract|pdf|epdf|html|meta|references|figures|summary|pdfft)|\.(?:pdf|full(?:\.pdf)?|abstract|short))$/i;
  }
});

// src/engine/research/canonical-address.ts
function canonicalAddress(address) {
  const trimmed = address.trim();
  const named = /^(?:arxiv|doi):\s*/i.test(trimmed) ? paperOf("", trimmed.replace(/^(?:arxiv|doi):\s*/i, "/")) : void 0;
  if (named !== void 0) return named;
  const url = webAddress(trimmed);
  if (url === void 0) return trimmed;
  return paperOf(plainHost(url), plainEscapes(url.pathname), url.searchParams) ?? plainAddress(url);
}
function webAddress(address) {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : void 0;
}
function plainAddress(url) {
  const query = [...url.searchParams].filter(([name]) => !trackingParameter.test(name)).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort().join("&");
  const port = url.port === "" ? "" : `:${url.port}`;
  const path = plainEscapes(url.pathname).replace(/\/(?:index\.(?:html?|php))?$/, "");
  return `${plainHost(url)}${port}${path}${query === "" ? "" : `?${query}`}`;
}
function plainHost(url) {
  return url.hostname.toLowerCase().replace(/\.$/, "").replace(/^(?:www|m|amp|mobile)\.(?=[^.]+\.)/, "").replace(/^([a-z-]{2,12})\.m\.(?=[^.]+\.[^.]+$)/, "$1.");
}
function plainEscapes(path) {
  return path.replace(/%([0-9a-f]{2})/gi, (escape2, digits) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : escape2.toUpperCase();
  });
}
var trackingParameter;
var init_canonical_address = __esm({
  "src/engine/research/canonical-address.ts"() {
    "use strict";
    init_paper_id();
    trackingParameter = /^(?:utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|mc_\w+|ref|ref_src|ref_url|referrer|spm|igsh|igshid|si|_ga|_gl|_hs\w+|hs\w*tracking|mkt_tok|vero_id|oly_\w+|wt_mc|trk|cmpid|ncid|s_cid|at_(?:medium|campaign))$/i;
  }
});

// src/engine/same-claim.ts
function claimMatcher(texts) {
  const known = texts.map(fingerprint);
  let index = indexOf(known);
  const find = (wanted) => {
    let first;
    for (const key of index.keysOf(wanted)) {
      for (const candidate of index.holders.get(key) ?? []) {
        if (first !== void 0 && candidate >= first) break;
        if (overlaps(known[candidate]?.words ?? /* @__PURE__ */ new Set(), wanted.words)) first = candidate;
      }
    }
    return first;
  };
  return {
    find: (text3) => find(fingerprint(text3)),
    isNew: (text3) => {
      const statement = fingerprint(text3);
      if (find(statement) !== void 0) return false;
      known.push(statement);
      if (known.length > 2 * index.size) index = indexOf(known);
      else index.add(statement, known.length - 1);
      return true;
    }
  };
}
function indexOf(statements) {
  const frequency = /* @__PURE__ */ new Map();
  for (const { words: words3 } of statements) for (const word of words3) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const holders = /* @__PURE__ */ new Map();
  const keysOf = ({ words: words3, telling }) => {
    const ordered = Array.from(words3, (word) => ({ word, times: frequency.get(word) ?? 0 })).sort(
      (a, b) => a.times - b.times || (a.word < b.word ? -1 : 1)
    );
    const shared = Math.ceil(words3.size * leastOverlap - 1e-9);
    return ordered.slice(0, words3.size - shared + 1).map(({ word }) => `${word} ${telling}`);
  };
  const add = (statement, number3) => {
    for (const key of keysOf(statement)) {
      const held2 = holders.get(key);
      if (held2 === void 0) holders.set(key, [number3]);
      else held2.push(number3);
    }
  };
  for (const [number3, statement] of statements.entries()) add(statement, number3);
  return { size: statements.length, holders, keysOf, add };
}
function fingerprint(text3) {
  const words3 = text3.normalize("NFKC").toLowerCase().replace(new RegExp("n['’]t(?!\\p{L})", "gu"), " not").match(new RegExp("[\\p{L}\\p{N}]+(?:[.,]\\p{N}+)*", "gu")) ?? [];
  const telling = words3.flatMap((word) => negations.has(word) ? "not" : new RegExp("\\p{N}", "u").test(word) ? word : []);
  return { words: new Set(words3), telling: telling.sort().join(" ") };
}
function overlaps(left, right) {
  const [small, large] = left.size < right.size ? [left, right] : [right, left];
  if (small.size < leastOverlap * large.size || large.size === 0) return false;
  let common = 0;
  for (const word of small) if (large.has(word)) common += 1;
  return common / (small.size + large.size - common) >= leastOverlap;
}
var leastOverlap, negations;
var init_same_claim = __esm({
  "src/engine/same-claim.ts"() {
    "use strict";
    leastOverlap = 0.85;
    negations = new Set("cannot neither never no none nor not without".split(" "));
  }
});

// src/engine/merge.ts
function mergeHandIns(ledger, handIns, accessed) {
  const merger = new Merger(ledger, accessed);
  const known = new Set(ledger.merged);
  const fresh = handIns.filter(({ id }) => !known.has(id)).map((stored) => ({ stored, order: sortable(stored.id) })).sort((a, b) => a.order < b.order ? -1 : 1).map(({ stored }) => stored);
  for (const stored of fresh) merger.add(stored);
  const observations = merger.ledger.observations.length - ledger.observations.length;
  return {
    ledger: merger.ledger,
    newClaims: merger.ledger.claims.slice(ledger.claims.length),
    newSources: merger.ledger.sources.slice(ledger.sources.length),
    observations
  };
}
function describeSource(reported) {
  if ("file" in reported) {
    const file = reported.file.replace(/^(?:\.\/)+/, "");
    return { url: `repository:${file}`, title: file, authors: [], year: null, kind: "repository" };
  }
  const { url, title, authors = [], year = null, kind } = reported;
  return { url, title, authors, year, kind };
}
function numbered(letter, index) {
  return `${letter}${String(index + 1).padStart(3, "0")}`;
}
function sortable(id) {
  return id.replace(/\d+/g, (digits) => digits.padStart(9, "0"));
}
var Merger;
var init_merge = __esm({
  "src/engine/merge.ts"() {
    "use strict";
    init_bibliography();
    init_canonical_address();
    init_same_claim();
    Merger = class {
      ledger;
      #accessed;
      #claims;
      #questions;
      #contradictions;
      #keys;
      #sources;
      /** Every pair of source and quote that a claim rests on, by claim. */
      #evidence = /* @__PURE__ */ new Map();
      /** Questions the agents can have known: those raised in this batch they could only have guessed. */
      #answerable;
      constructor(ledger, accessed) {
        this.ledger = structuredClone(ledger);
        this.#accessed = accessed;
        this.#claims = claimMatcher(ledger.claims.map(({ text: text3 }) => text3));
        this.#questions = claimMatcher(ledger.questions.map(({ text: text3 }) => text3));
        this.#contradictions = claimMatcher(ledger.contradictions.map(({ statement }) => statement));
        this.#answerable = new Set(ledger.questions.map(({ id }) => id));
        this.#keys = new Set(ledger.sources.map(({ key }) => key));
        this.#sources = new Map(this.ledger.sources.toReversed().map((source2) => [source2.canonical, source2]));
      }
      add({ id, iteration, handIn }) {
        for (const reported of handIn.claims) this.#addClaim(reported, id, iteration);
        for (const { text: text3, priority: priority2 } of handIn.questions) {
          if (!this.#questions.isNew(text3)) continue;
          const number3 = this.ledger.questions.length;
          this.ledger.questions.push({
            id: numbered("Q", number3),
            text: text3,
            priority: priority2,
            status: "open",
            raised_by: id,
            answered_by: null
          });
        }
        for (const { statement, sides } of handIn.contradictions) {
          if (!this.#contradictions.isNew(statement)) continue;
          this.ledger.contradictions.push({
            id: numbered("X", this.ledger.contradictions.length),
            statement,
            sides,
            raised_by: id
          });
        }
        if (handIn.claims.length > 0) this.#answer(handIn.answers, id);
        this.ledger.merged.push(id);
      }
      #addClaim(reported, handIn, iteration) {
        const source2 = this.#sourceOf(reported.source, iteration);
        const evidence2 = { source: source2.id, quote: reported.quote, hand_in: handIn };
        const known = this.#claims.find(reported.text);
        if (known === void 0) {
          this.#claims.isNew(reported.text);
          const { text: text3, importance, confidence } = reported;
          this.ledger.claims.push({
            id: numbered("C", this.ledger.claims.length),
            text: text3,
            importance,
            confidence,
            evidence: [evidence2],
            first_iteration: iteration
          });
        } else {
          const claim5 = this.ledger.claims[known];
          if (claim5 !== void 0 && !this.#hasEvidence(claim5, evidence2)) claim5.evidence.push(evidence2);
        }
        const claim4 = numbered("C", known ?? this.ledger.claims.length - 1);
        this.ledger.observations.push({ claim: claim4, hand_in: handIn, iteration, new: known === void 0 });
      }
      #sourceOf(reported, iteration) {
        const described = describeSource(reported);
        const canonical = canonicalAddress(described.url);
        const known = this.#sources.get(canonical);
        if (known !== void 0) return known;
        const { year, ...named } = described;
        const key = citationKey({ ...named, ...year !== null && { year } }, this.#keys);
        this.#keys.add(key);
        const source2 = {
          ...described,
          id: numbered("S", this.ledger.sources.length),
          key,
          canonical,
          first_iteration: iteration,
          accessed: this.#accessed
        };
        this.ledger.sources.push(source2);
        this.#sources.set(canonical, source2);
        return source2;
      }
      /** Whether a claim rests on this quote of this source already; from then on it does. */
      #hasEvidence(claim4, { source: source2, quote: quote2 }) {
        const keyOf2 = (id, text3) => `${id} ${text3}`;
        let known = this.#evidence.get(claim4);
        if (known === void 0) {
          known = new Set(claim4.evidence.map((evidence2) => keyOf2(evidence2.source, evidence2.quote)));
          this.#evidence.set(claim4, known);
        }
        const before = known.size;
        return known.add(keyOf2(source2, quote2)).size === before;
      }
      #answer(questions, handIn) {
        for (const question2 of this.ledger.questions) {
          if (question2.status === "answered" || !this.#answerable.has(question2.id) || !questions.includes(question2.id))
            continue;
          question2.status = "answered";
          question2.answered_by = handIn;
        }
      }
    };
  }
});

// src/engine/configuration.ts
var logLevels, defaultConfiguration, configurationKeys;
var init_configuration = __esm({
  "src/engine/configuration.ts"() {
    "use strict";
    logLevels = ["debug", "info", "warning", "error"];
    defaultConfiguration = {
      max_iterations: 30,
      max_duration_hours: 24,
      max_cost_usd: 50,
      budget_reserve: 0.35,
      failure_threshold: 3,
      phase_transition_threshold: 3,
      stall_window: 3,
      iteration_interval_seconds: 0,
      backoff_on_failure: true,
      backoff_multiplier: 2,
      max_backoff_seconds: 300,
      agent_timeout_minutes: 30,
      stop_file: "docs/research-{name}/STOP",
      reinject_prompt_file: "docs/research-{name}/redirect.md",
      check_reinject_every_n_iterations: 1,
      task_file: null,
      done_dir: "Done",
      rejected_dir: "Rejected",
      state_retention_days: 30,
      log_file: "docs/research-{name}/.runtime/log.jsonl",
      log_level: "info",
      log_every_iteration: true,
      notify_on_completion: true,
      notify_on_failure: true,
      notify_on_max_iterations: true,
      notify_on_phase_change: true,
      notify_on_feature: false,
      notify_on_escalation: true,
      notify_on_wait: true,
      notify_desktop: true,
      notify_terminal: true,
      webhook_url: null
    };
    configurationKeys = Object.keys(defaultConfiguration);
  }
});

// src/engine/vocabulary.ts
function statusAfter(reason) {
  switch (reason) {
    case "complete":
      return "complete";
    case "blocked_on_human":
      return "blocked";
    case "failure_threshold":
    case "stalled":
    case "no_progress":
    case "invalid_state":
      return "failed";
    case "cancelled":
    case "stop_requested":
    case "max_iterations":
    case "max_duration":
    case "max_cost":
    case "interrupted":
      return "stopped";
  }
}
function modeOf(type) {
  const found = Object.keys(workflowTypes).find((mode) => workflowTypes[mode] === type);
  if (found === void 0) throw new Error(`unknown workflow type ${type}`);
  return found;
}
var workflowTypes, phases, statuses, drivers, endReasons;
var init_vocabulary = __esm({
  "src/engine/vocabulary.ts"() {
    "use strict";
    workflowTypes = {
      research: "autonomous-research",
      "research-and-plan": "autonomous-research-plan",
      "full-auto": "autonomous-full-auto",
      implement: "autonomous-implement"
    };
    phases = {
      A: "Phase A: Research",
      B: "Phase B: Planning",
      C: "Phase C: Implementation"
    };
    statuses = ["in_progress", "complete", "blocked", "stopped", "failed"];
    drivers = ["in-session", "ralph-loop", "headless"];
    endReasons = {
      complete: 0,
      cancelled: 0,
      stop_requested: 0,
      max_iterations: 2,
      max_duration: 2,
      max_cost: 2,
      failure_threshold: 1,
      stalled: 1,
      no_progress: 1,
      blocked_on_human: 3,
      invalid_state: 4,
      interrupted: 130
    };
  }
});

// src/engine/state.ts
function newResearchState(workflow) {
  const now = workflow.now.toISOString();
  return {
    schema: 1,
    workflow_type: workflowTypes.research,
    name: workflow.name,
    ...unbegun,
    ...workflow.limits,
    driver: workflow.driver,
    repository_analysis: workflow.repositoryAnalysis,
    prompt: workflow.prompt,
    started_at: now,
    running_since: now,
    updated_at: now
  };
}
function isRecorded(state) {
  return state.iteration > 0 && state.recorded_iteration === state.iteration;
}
function elapsedHours(state, now) {
  const until2 = state.status === "in_progress" ? now.getTime() : Date.parse(state.updated_at);
  return (until2 - Date.parse(state.running_since)) / 36e5 - state.paused_hours;
}
var unbegun;
var init_state = __esm({
  "src/engine/state.ts"() {
    "use strict";
    init_configuration();
    init_vocabulary();
    unbegun = {
      status: "in_progress",
      current_phase: phases.A,
      iteration: 0,
      total_iterations_research: 0,
      total_iterations_planning: 0,
      total_iterations_coding: 0,
      sources_cited: 0,
      findings_count: 0,
      new_findings_last_iteration: 0,
      consecutive_low_findings: 0,
      open_questions: 0,
      phase_transition_threshold: defaultConfiguration.phase_transition_threshold,
      features_total: 0,
      features_complete: 0,
      features_failed: 0,
      recorded_iteration: 0,
      consecutive_failures: 0,
      failure_threshold: defaultConfiguration.failure_threshold,
      max_cost_usd: defaultConfiguration.max_cost_usd,
      budget_reserve: defaultConfiguration.budget_reserve,
      cost_usd: null,
      tokens: null,
      paused_hours: 0,
      stall_window: defaultConfiguration.stall_window,
      stall_level: 0,
      stall_since_iteration: null,
      finishing: null,
      writing_iteration: null,
      end_reason: null,
      end_message: null,
      verdict: null
    };
  }
});

// src/engine/iteration.ts
function beginIteration(state, now, limits = {}) {
  if (state.iteration > 0 && !isRecorded(state)) return state;
  if (state.finishing !== null && isWriting(state)) return state;
  return { ...startNext(state, now, limits), consecutive_failures: 0 };
}
function failIteration(state, now) {
  return { ...startNext(state, now, {}), consecutive_failures: state.consecutive_failures + 1 };
}
function startNext(state, now, { isLastTurn = false }) {
  const iteration = state.iteration + 1;
  let finishing = state.finishing;
  if (iteration >= state.max_iterations || isLastTurn) finishing ??= "max_iterations";
  finishing ??= reachedBudget(state, now);
  const writing = finishing === null ? state.writing_iteration : iteration;
  return { ...state, iteration, finishing, writing_iteration: writing, updated_at: now.toISOString() };
}
function reserveHours(state) {
  return Math.min(longestReserveHours, state.max_duration_hours * state.budget_reserve);
}
function reachedBudget(state, now) {
  if (elapsedHours(state, now) >= state.max_duration_hours - reserveHours(state)) return "max_duration";
  const searchBudget = state.max_cost_usd * (1 - state.budget_reserve);
  return state.cost_usd !== null && state.cost_usd >= searchBudget ? "max_cost" : null;
}
function isWriting(state) {
  return state.writing_iteration === state.iteration;
}
function isSearching(state) {
  return !isWriting(state) || state.max_iterations === 1;
}
var longestReserveHours;
var init_iteration = __esm({
  "src/engine/iteration.ts"() {
    "use strict";
    init_state();
    longestReserveHours = 1;
  }
});

// src/engine/progress.ts
var init_progress = __esm({
  "src/engine/progress.ts"() {
    "use strict";
  }
});

// src/engine/stall.ts
function restartedLadder(iteration) {
  return { stall_level: 0, stall_since_iteration: iteration };
}
var init_stall = __esm({
  "src/engine/stall.ts"() {
    "use strict";
    init_progress();
  }
});

// src/engine/research-progress.ts
var init_research_progress = __esm({
  "src/engine/research-progress.ts"() {
    "use strict";
    init_ledger();
    init_stall();
  }
});

// src/engine/saturation.ts
function wilsonUpperBound(successes, trials) {
  if (trials === 0) return 1;
  const p = successes / trials;
  const centre = p + z * z / (2 * trials);
  const spread = z * Math.sqrt(p * (1 - p) / trials + z * z / (4 * trials * trials));
  return Math.min(1, (centre + spread) / (1 + z * z / trials));
}
function recentNovelty(iterations) {
  let observations = 0;
  let newClaims = 0;
  for (const iteration of researchIterations(iterations).reverse()) {
    if (observations >= windowObservations) break;
    observations += iteration.observations;
    newClaims += iteration.new_claims;
  }
  return { observations, newClaims, upperBound: wilsonUpperBound(newClaims, observations) };
}
function isLowYield(iteration, before) {
  if (!iteration.valid) return false;
  if (iteration.new_claims < fewestNewClaims) return true;
  const novelty = recentNovelty([...before, { ...iteration, low_yield: false }]);
  return novelty.observations >= windowObservations && novelty.upperBound <= highestNovelty;
}
function researchIterations(iterations) {
  return iterations.filter(({ kind, valid }) => kind === "research" && valid);
}
var fewestNewClaims, windowObservations, highestNovelty, z;
var init_saturation = __esm({
  "src/engine/saturation.ts"() {
    "use strict";
    init_ledger();
    fewestNewClaims = 2;
    windowObservations = 60;
    highestNovelty = 0.15;
    z = 1.645;
  }
});

// src/engine/record.ts
function describeIteration({ iteration: number3, searching }, ledger, reports, now) {
  const own2 = reports.handIns.filter(({ iteration }) => iteration === number3);
  const ofThisIteration = own2.filter(({ handIn }) => handIn.assignment.startsWith(`i${number3}-`));
  const reported = new Set(ofThisIteration.map(({ handIn }) => handIn.assignment)).size;
  const observations = ledger.observations.filter(({ iteration }) => iteration === number3);
  const searches = own2.reduce((sum, { handIn }) => sum + ("searches" in handIn ? handIn.searches : 0), 0);
  const statistics = {
    iteration: number3,
    kind: searching ? "research" : "writing",
    valid: searching && reported > 0 && reported * 2 >= reports.expected && searches > 0,
    agents_expected: reports.expected,
    agents_reported: reported,
    agents_failed: reports.failed,
    searches,
    observations: observations.length,
    new_claims: observations.filter((observation) => observation.new).length,
    new_sources: ledger.sources.filter(({ first_iteration }) => first_iteration === number3).length,
    ...reports.report !== void 0 && { report: reports.report },
    recorded_at: now.toISOString()
  };
  const before = ledger.iterations.filter(({ iteration }) => iteration < number3);
  return { ...statistics, low_yield: isLowYield(statistics, before) };
}
var init_record = __esm({
  "src/engine/record.ts"() {
    "use strict";
    init_iteration();
    init_ledger();
    init_merge();
    init_research_progress();
    init_saturation();
    init_stall();
  }
});

// src/engine/rebuild-ledger.ts
function rebuildLedger(handIns, journal, recordedIteration, accessed) {
  let ledger = emptyLedger();
  for (const line of journal) {
    if (line.event !== "recorded" || !Number.isInteger(line.iteration)) continue;
    ledger = afterRecording(ledger, handIns, line);
  }
  const left = handIns.filter(({ iteration }) => iteration <= recordedIteration);
  return mergeHandIns(ledger, left, accessed).ledger;
}
function afterRecording(before, handIns, line) {
  const isMerged = Array.isArray(line.merged) ? ({ id }) => line.merged.includes(id) : ({ iteration }) => iteration <= line.iteration;
  const { ledger } = mergeHandIns(before, handIns.filter(isMerged), line.time.slice(0, 10));
  const statistics = statisticsOf(line) ?? guessStatistics(ledger, handIns, line);
  const others = ledger.iterations.filter(({ iteration }) => iteration !== line.iteration);
  return { ...ledger, iterations: [...others, statistics].sort((a, b) => a.iteration - b.iteration) };
}
function statisticsOf(line) {
  const result = iterationStatistics.safeParse(line);
  return result.success ? result.data : void 0;
}
function guessStatistics(ledger, handIns, line) {
  const own2 = handIns.filter(({ iteration }) => iteration === line.iteration);
  const reports = { handIns: own2, expected: own2.length, failed: 0 };
  return describeIteration(
    { iteration: line.iteration, searching: own2.length > 0 },
    ledger,
    reports,
    new Date(line.time)
  );
}
var init_rebuild_ledger = __esm({
  "src/engine/rebuild-ledger.ts"() {
    "use strict";
    init_ledger();
    init_merge();
    init_record();
  }
});

// src/engine/workflow-error.ts
function composeMessage(what, { where, expected, received }) {
  const parts = [where === void 0 ? what : `${what} (${where})`];
  if (expected !== void 0) parts.push(`expected ${expected}`);
  if (received !== void 0) parts.push(`received ${excerpt(received)}`);
  return parts.join("; ");
}
function excerpt(text3) {
  const line = printable(text3).replace(/\s+/g, " ").trim();
  return line.length <= longestExcerpt ? line : `${cut(line, longestExcerpt - 1)}…`;
}
function cut(text3, length) {
  return text3.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
function printable(text3) {
  return text3.replace(/\r\n?/g, "\n").replace(unprintable, (character) => character === "\n" || character === "	" ? character : "");
}
function isWorkflowError(error2) {
  return error2 instanceof Error && error2.name === "WorkflowError" && "fix" in error2;
}
function describeError(error2) {
  if (isWorkflowError(error2)) return `${error2.message}
→ ${error2.fix}`;
  if (!(error2 instanceof Error)) return String(error2);
  const { path } = error2;
  const advice = "→ Check that this path can be read and written, and that the disk has room.";
  return typeof path === "string" ? `${error2.message}
${advice}` : error2.message;
}
var exitCodes, WorkflowError, longestExcerpt, unprintable;
var init_workflow_error = __esm({
  "src/engine/workflow-error.ts"() {
    "use strict";
    exitCodes = { refused: 1, usage: 2, invalidState: 4 };
    WorkflowError = class extends Error {
      name = "WorkflowError";
      fix;
      exitCode;
      constructor(what, details) {
        super(composeMessage(what, details), { cause: details.cause });
        this.fix = details.fix;
        this.exitCode = details.exitCode ?? exitCodes.refused;
      }
    };
    longestExcerpt = 400;
    unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
  }
});

// src/engine/sentences.ts
function sentences(issues, data, locate = () => void 0) {
  const lines = issues.slice(0, mostShown).map(({ path, message }) => {
    const line = locate(path);
    const where = [line === void 0 ? "" : `line ${line}`, ...path.map(String)].filter((part) => part !== "").join(" ");
    return `${where === "" ? "top level" : where}: ${data === void 0 ? message : withValue(message, at(data, path))}`;
  });
  return withRest(lines, issues.length);
}
function firstOf(lines) {
  return withRest(lines.slice(0, mostShown), lines.length);
}
function withRest(shown, all) {
  return shown.length === all ? shown : [...shown, `and ${all - shown.length} more`];
}
function withValue(message, value) {
  const expected = message.replace(/^Invalid \w+: /, "").replace(/, received [\w"]+$/, "");
  if (value === void 0) return `missing, ${expected}`;
  const text3 = excerpt(JSON.stringify(value));
  return `${expected}, received ${text3.length <= longestValue ? text3 : `${cut(text3, longestValue - 1)}…`}`;
}
function at(data, path) {
  return path.reduce((value, key) => {
    return typeof value === "object" && value !== null ? value[key] : void 0;
  }, data);
}
var mostShown, longestValue;
var init_sentences = __esm({
  "src/engine/sentences.ts"() {
    "use strict";
    init_workflow_error();
    mostShown = 12;
    longestValue = 80;
  }
});

// src/store/atomic.ts
function writeAtomic(path, content, mode = 420) {
  (0, import_node_fs.mkdirSync)((0, import_node_path.dirname)(path), { recursive: true });
  written += 1;
  const temporary = `${path}.${process.pid}-${written}.tmp`;
  try {
    const file = (0, import_node_fs.openSync)(temporary, "wx", mode);
    try {
      writeAll(file, Buffer.from(content));
      (0, import_node_fs.fsyncSync)(file);
    } finally {
      (0, import_node_fs.closeSync)(file);
    }
    renamePatiently(temporary, path);
  } catch (error2) {
    (0, import_node_fs.rmSync)(temporary, { force: true });
    throw error2;
  }
  flushFolder((0, import_node_path.dirname)(path));
}
function keepAside(path, why, now) {
  if (!(0, import_node_fs.existsSync)(path)) return null;
  const kept = besides(path, why, now);
  writeAtomic(kept, (0, import_node_fs.readFileSync)(path));
  return kept;
}
function besides(path, why, now) {
  const first = `${path}.${why}-${now.toISOString().replace(/[:.]/g, "-")}`;
  let free = first;
  for (let number3 = 2; (0, import_node_fs.existsSync)(free); number3 += 1) free = `${first}-${number3}`;
  return free;
}
function renamePatiently(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs.renameSync)(from, to);
      return;
    } catch (error2) {
      const isBusy = /^(?:EPERM|EACCES|EBUSY)$/.test(error2.code ?? "");
      if (process.platform !== "win32" || !isBusy || attempt === renameAttempts) throw error2;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, renamePauseMilliseconds);
    }
  }
}
function appendLines(path, lines) {
  (0, import_node_fs.mkdirSync)((0, import_node_path.dirname)(path), { recursive: true });
  const file = (0, import_node_fs.openSync)(path, "a+", 420);
  try {
    const text3 = lines.map((line) => `${line}
`).join("");
    writeAll(file, Buffer.from(endsInMiddle(file) ? `
${text3}` : text3));
    (0, import_node_fs.fsyncSync)(file);
  } finally {
    (0, import_node_fs.closeSync)(file);
  }
}
function sweepTemporary(folder, isAlive2) {
  for (const name of (0, import_node_fs.readdirSync)(folder)) {
    if (isLeftOver(name, isAlive2)) (0, import_node_fs.rmSync)((0, import_node_path.join)(folder, name), { force: true });
  }
}
function isLeftOver(name, isAlive2) {
  const writer = /\.(\d+)-\d+\.tmp$/.exec(name)?.[1];
  return writer !== void 0 && !isAlive2(Number(writer));
}
function endsInMiddle(file) {
  const { size } = (0, import_node_fs.fstatSync)(file);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  (0, import_node_fs.readSync)(file, last, 0, 1, size - 1);
  return last[0] !== 10;
}
function writeAll(file, content) {
  let offset = 0;
  while (offset < content.length) offset += (0, import_node_fs.writeSync)(file, content, offset);
}
function flushFolder(folder) {
  if (process.platform === "win32") return;
  const handle = (0, import_node_fs.openSync)(folder, "r");
  try {
    (0, import_node_fs.fsyncSync)(handle);
  } finally {
    (0, import_node_fs.closeSync)(handle);
  }
}
var import_node_fs, import_node_path, renameAttempts, renamePauseMilliseconds, written;
var init_atomic = __esm({
  "src/store/atomic.ts"() {
    "use strict";
    import_node_fs = require("node:fs");
    import_node_path = require("node:path");
    renameAttempts = 50;
    renamePauseMilliseconds = 10;
    written = 0;
  }
});

// src/engine/escalation.ts
function isOpen({ answered_at }) {
  return answered_at === null;
}
function summarizeEscalation({ id, kind, item, text: text3 }) {
  return excerpt(`${id} (${kind.replaceAll("_", " ")}${item === null ? "" : `, ${item}`}): ${text3}`);
}
var kinds, escalation, escalationsSchema;
var init_escalation = __esm({
  "src/engine/escalation.ts"() {
    "use strict";
    init_mini();
    init_workflow_error();
    kinds = [
      "missing_credential",
      "ambiguous_requirement",
      "broken_baseline",
      "environment",
      "contradiction",
      "needs_human_action",
      "budget",
      "missing_source"
    ];
    escalation = object({
      /** `E001`; never reused. */
      id: string2(),
      kind: _enum(kinds),
      /** The question or feature that it is about, or null. */
      item: nullable(string2()),
      text: string2(),
      tried: array(string2()),
      opened_at: string2(),
      iteration: int(),
      answer: nullable(string2()),
      answered_at: nullable(string2())
    });
    escalationsSchema = object({ schema: literal(1), escalations: array(escalation) });
  }
});

// src/engine/prices.ts
function canonicalModel(name) {
  if (typeof name !== "string") return "unknown";
  const plain2 = name.toLowerCase().slice(0, 200);
  const claude = /claude-[a-z0-9-]+/.exec(plain2)?.[0].replace(/-v\d+$/, "").replace(/-\d{8}$/, "");
  return claude ?? (plain2.replace(/[^a-z0-9.-]+/g, "-") || "unknown");
}
function weightOf(model, counts) {
  return counts.input + counts.output * outputTimes + counts.cacheRead * (listPrice(model)?.cacheRead ?? 0.1) + counts.cacheWriteFiveMinutes * cacheWriteTimes.fiveMinutes + counts.cacheWriteOneHour * cacheWriteTimes.oneHour;
}
function surchargeOf(model, counts, { fast, unitedStates }) {
  const price = listPrice(model);
  const prompt = counts.input + counts.cacheRead + counts.cacheWriteFiveMinutes + counts.cacheWriteOneHour;
  const long = price?.longPrompt !== void 0 && prompt > price.longPrompt.above ? price.longPrompt.times : 1;
  return long * (fast ? price?.fast ?? fastTimes : 1) * (unitedStates ? regionTimes : 1);
}
function costOf(model, weight, searches, learned) {
  const price = learned.get(model) ?? listPrice(model)?.input;
  return price === void 0 ? null : weight * price / 1e6 + searches * searchPrice;
}
function priceFrom(usd, weight, searches) {
  const price = (usd - searches * searchPrice) / weight * 1e6;
  return isPrice(price) ? Number(price.toPrecision(9)) : void 0;
}
function isPrice(value) {
  return typeof value === "number" && value > 0 && value <= 1e3;
}
function listPrice(model) {
  return listPrices.find(([pattern2]) => pattern2.test(model))?.[1];
}
var listPrices, searchPrice, outputTimes, cacheWriteTimes, fastTimes, regionTimes;
var init_prices = __esm({
  "src/engine/prices.ts"() {
    "use strict";
    listPrices = [
      [/^claude-(?:fable|mythos)-5$/, { input: 10, cacheRead: 0.1 }],
      [/^claude-(?:fable|mythos)-/, { input: 10, cacheRead: 0.025 }],
      [/^claude-(?:3-opus|opus-4$|opus-4-[01]$)/, { input: 15, cacheRead: 0.1 }],
      [/^claude-opus-4-[67]$/, { input: 5, cacheRead: 0.1, fast: 6 }],
      [/^claude-opus-(?:4-[58]|5)$/, { input: 5, cacheRead: 0.1 }],
      [/^claude-opus-/, { input: 4, cacheRead: 0.05 }],
      [/^claude-(?:3-\d-sonnet|sonnet-4)/, { input: 3, cacheRead: 0.1 }],
      [/^claude-sonnet-5$/, { input: 2, cacheRead: 0.1 }],
      [/^claude-sonnet-/, { input: 2, cacheRead: 0.05 }],
      [/^claude-3-haiku/, { input: 0.25, cacheRead: 0.1 }],
      [/^claude-3-5-haiku/, { input: 0.8, cacheRead: 0.1 }],
      [/^claude-haiku-4/, { input: 1, cacheRead: 0.1 }],
      [/^claude-haiku-/, { input: 0.1, cacheRead: 0.1, longPrompt: { above: 1e5, times: 5 } }]
    ];
    searchPrice = 0.01;
    outputTimes = 5;
    cacheWriteTimes = { fiveMinutes: 1.25, oneHour: 2 };
    fastTimes = 2;
    regionTimes = 1.1;
  }
});

// src/engine/transcript-row.ts
function parseTranscriptRow(line) {
  let row;
  try {
    row = parseJson(line);
  } catch {
    return void 0;
  }
  const fields = object2(row);
  if (fields?.type === "assistant") return parseMessage(fields);
  return fields?.type === "cost-state" ? parseCost(fields) : void 0;
}
function parseMessage(row) {
  const message = object2(row.message);
  const usage2 = object2(message?.usage);
  if (usage2 === void 0) return void 0;
  const model = canonicalModel(message?.model);
  const written2 = count(usage2.cache_creation_input_tokens);
  const oneHour = Math.min(written2, count(object2(usage2.cache_creation)?.ephemeral_1h_input_tokens));
  const counts = {
    input: count(usage2.input_tokens),
    output: count(usage2.output_tokens),
    cacheRead: count(usage2.cache_read_input_tokens),
    cacheWriteFiveMinutes: written2 - oneHour,
    cacheWriteOneHour: oneHour
  };
  const surcharge = surchargeOf(model, counts, {
    fast: usage2.speed === "fast",
    unitedStates: usage2.inference_geo === "us"
  });
  const time2 = typeof row.timestamp === "string" ? Date.parse(row.timestamp) : NaN;
  return {
    kind: "message",
    id: typeof message?.id === "string" ? message.id.slice(0, 200) : "",
    time: Number.isNaN(time2) ? null : time2,
    model,
    usage: usageOf(model, counts, count(object2(usage2.server_tool_use)?.web_search_requests), surcharge),
    surcharged: surcharge !== 1
  };
}
function parseCost(row) {
  const perModel = object2(row.modelUsage);
  if (!isMoney(row.totalCostUSD) || perModel === void 0) return void 0;
  const models = Object.entries(perModel).map(([name, value]) => parseModelCost(canonicalModel(name), object2(value)));
  const tokens = models.reduce((sum, { usage: usage2 }) => sum + usage2.tokens, 0);
  return { kind: "cost", usd: row.totalCostUSD, tokens, models, complete: row.hasUnknownModelCost !== true };
}
function parseModelCost(model, fields = {}) {
  const written2 = count(fields.cacheCreationInputTokens);
  const oneHour = Math.min(written2, count(fields.cacheCreationEphemeral1hInputTokens));
  const counts = {
    input: count(fields.inputTokens),
    output: count(fields.outputTokens),
    cacheRead: count(fields.cacheReadInputTokens),
    cacheWriteFiveMinutes: written2 - oneHour,
    cacheWriteOneHour: oneHour
  };
  const usd = isMoney(fields.costUSD) ? fields.costUSD : 0;
  return { model, usd, usage: usageOf(model, counts, count(fields.webSearchRequests), 1) };
}
function usageOf(model, counts, searches, surcharge) {
  const { input, output, cacheRead, cacheWriteFiveMinutes, cacheWriteOneHour } = counts;
  const tokens = input + output + cacheRead + cacheWriteFiveMinutes + cacheWriteOneHour;
  return { tokens, weight: weightOf(model, counts) * surcharge, searches };
}
function object2(value) {
  return typeof value === "object" && value !== null ? value : void 0;
}
function count(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= mostTokens ? value : 0;
}
function isMoney(value) {
  return typeof value === "number" && value >= 0 && value <= mostUsd;
}
var mostTokens, mostUsd;
var init_transcript_row = __esm({
  "src/engine/transcript-row.ts"() {
    "use strict";
    init_prices();
    init_parse_json();
    mostTokens = 1e12;
    mostUsd = 1e6;
  }
});

// src/engine/spend.ts
function formatSpend(spend, maxUsd) {
  const parts = [formatTotal(spend, maxUsd)];
  if (spend.tokens !== null) parts.push(formatTokens(spend.tokens));
  if (spend.last?.usd != null) parts.push(`last iteration ${formatUsd(spend.last.usd)}`);
  return parts.join(", ");
}
function formatTotal({ usd, exact, phases: phases2 }, maxUsd) {
  if (usd === null) return maxUsd === null ? "unknown" : `unknown, of at most ${maxUsd} USD`;
  const known = phases2.flatMap((phase) => phase.usd === null ? [] : [`${phase.phase} ${formatUsd(phase.usd)}`]);
  const limit = maxUsd === null ? "" : ` of at most ${maxUsd}`;
  return `${exact ? "" : "about "}${formatUsd(usd)}${limit} USD${known.length === 0 ? "" : ` (${known.join(", ")})`}`;
}
function formatAmount({ usd, tokens }) {
  const cost = usd === null ? "an unknown sum" : `about ${formatUsd(usd)} USD`;
  return tokens === null ? cost : `${cost}, ${formatTokens(tokens)}`;
}
function formatUsd(usd) {
  return usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2);
}
function formatTokens(tokens) {
  if (tokens >= 999500) return `${(tokens / 1e6).toFixed(1)} M tokens`;
  return tokens >= 1e3 ? `${Math.round(tokens / 1e3)} k tokens` : `${tokens} tokens`;
}
var unknownSpend;
var init_spend = __esm({
  "src/engine/spend.ts"() {
    "use strict";
    init_transcript_row();
    unknownSpend = {
      usd: null,
      exact: false,
      tokens: null,
      phases: [],
      last: null,
      current: null
    };
  }
});

// src/engine/events.ts
function describeEvent(event) {
  return excerpt(phrase(event));
}
function phrase(event) {
  switch (event.event) {
    case "created":
      return `workflow created (${event.mode}, ${event.driver}, at most ${event.max_iterations} iterations)`;
    case "claimed":
      return `session ${short(event.session)} drives the workflow (${event.why})`;
    case "released":
      return `session ${short(event.session)} let go of the workflow (${event.why})`;
    case "iteration-begun":
      return `iteration ${event.iteration} begins: ${event.writing ? "writing the report up" : `${event.agents} agents`}`;
    case "iteration-failed":
      return `iteration ${event.iteration} given up: ${event.problems.join(" ")}`;
    case "agent-started":
      return `${event.agent} started${event.assignment === null ? "" : ` for ${event.assignment}`}`;
    case "hand-in":
      return `${event.agent} handed in ${event.claims} claims`;
    case "hand-in-refused":
      return `hand-in of ${event.agent} ${event.final ? "refused for good" : "sent back"}: ${event.problems.join("; ")}`;
    case "recorded":
      return `iteration ${event.iteration} recorded: ${event.observations} observations, ${event.new_claims} new findings, ${event.new_sources} new sources; ${event.verdict}`;
    case "redirected":
      return `redirected by ${event.from} (${event.priority}): ${event.text}`;
    case "agents-silent":
      return `no sign of life for ${event.minutes} minutes: ${event.assignments.join(", ")} count as failed`;
    case "waits":
      return `waits: ${event.for}${event.until === null ? "" : `, until ${event.until}`}`;
    case "woken":
      return `session woken: ${event.why}`;
    case "configuration-refused":
      return `configuration refused, the last valid one goes on: ${event.problem}`;
    case "stall-step":
      return `stalled in iteration ${event.iteration}: ${event.why}`;
    case "escalated":
      return `${event.id} needs a person (${event.kind}${event.item === null ? "" : `, ${event.item}`}): ${event.text}`;
    case "escalation-answered":
      return `${event.id} answered: ${event.answer}`;
    case "spent":
      return `iteration ${event.iteration} cost ${formatAmount(event)}`;
    case "sent-back":
      return `turn sent back: ${event.problems.join(" ")}`;
    case "compiled":
      return `compiled: ${event.outcome}${event.detail === "" ? "" : ` (${event.detail})`}`;
    case "checkpoint":
      return `checkpoint ${event.id} before compaction (${event.trigger}): ${event.bytes} new bytes of transcript`;
    case "checkpoint-failed":
      return `no checkpoint before compaction (${event.trigger}): ${event.why}`;
    case "restored-context":
      return `context restored after ${event.source}`;
    case "state-restored":
      return `state restored: ${event.why}; the other version is kept as ${event.kept}`;
    case "ledger-restored":
      return `ledger restored: ${event.why}; the other version is kept as ${event.kept}`;
    case "set-aside":
      return `${event.file} set aside as ${event.kept}: ${event.why}`;
    case "changed":
      return "state changed";
    case "archived":
      return `archived in ${event.folder}`;
    case "swept":
      return `ended more than ${event.days} days ago: transcripts and machine state removed (${event.bytes} bytes); all evidence is kept`;
    case "resumed":
      return `resumed at iteration ${event.iteration} by ${event.by}`;
    case "loop-cancelled":
      return `ralph-loop cancelled (${event.file})`;
    case "notified":
      return `notified of "${event.title}": ${event.channels.map(describeOutcome).join(", ")}`;
    case "ended":
      return `ended, ${event.reason}: ${event.message}`;
  }
}
function describeOutcome({ channel, outcome, detail }) {
  return detail === "" ? `${channel} ${outcome}` : `${channel} ${outcome} (${detail})`;
}
function short(session) {
  return session.slice(0, 8);
}
var init_events = __esm({
  "src/engine/events.ts"() {
    "use strict";
    init_spend();
    init_workflow_error();
  }
});

// src/engine/log-level.ts
function isLogged(level, least) {
  return logLevels.indexOf(level) >= logLevels.indexOf(least);
}
function levelOf(event, settings) {
  if (event.event === "ended") return levelOfEnd(statusAfter(event.reason));
  if (event.event === "notified" && event.channels.some(({ outcome }) => outcome === "failed")) return "warning";
  const level = levels[event.event];
  if (level !== routine) return level;
  return settings.log_every_iteration ? "info" : "debug";
}
function levelOfEnd(status) {
  if (status === "failed") return "error";
  return status === "blocked" ? "warning" : "info";
}
var routine, levels;
var init_log_level = __esm({
  "src/engine/log-level.ts"() {
    "use strict";
    init_configuration();
    init_vocabulary();
    routine = "routine";
    levels = {
      created: "info",
      claimed: "info",
      released: "info",
      "iteration-begun": routine,
      "iteration-failed": "warning",
      "agent-started": routine,
      "hand-in": routine,
      "hand-in-refused": "warning",
      recorded: routine,
      "sent-back": "warning",
      compiled: "info",
      checkpoint: "info",
      "restored-context": "info",
      "state-restored": "warning",
      resumed: "info",
      "loop-cancelled": "info",
      notified: "info",
      changed: "debug",
      spent: routine,
      redirected: "info",
      "agents-silent": "warning",
      waits: "info",
      woken: "info",
      "configuration-refused": "warning",
      "stall-step": "warning",
      escalated: "warning",
      "escalation-answered": "info",
      "ledger-restored": "warning",
      "set-aside": "warning",
      "checkpoint-failed": "warning",
      archived: "info",
      swept: "info",
      ended: "info"
    };
  }
});

// src/engine/project-path.ts
function staysInProject(path) {
  if (/^[\\/]|:/.test(path)) return false;
  let depth = 0;
  for (const part of path.split(/[\\/]+/)) {
    if (part === "..") depth -= 1;
    else if (part !== "." && part !== "") depth += 1;
    if (depth < 0 || isGitFolder(part)) return false;
  }
  return depth > 0;
}
function isGitFolder(part) {
  return /^(?:\.git[. ]*|git~\d+)$/i.test(part);
}
var init_project_path = __esm({
  "src/engine/project-path.ts"() {
    "use strict";
  }
});

// src/engine/workflow-name.ts
function isWorkflowName(text3) {
  return pattern.test(text3);
}
function requireWorkflowName(text3) {
  if (isWorkflowName(text3)) return text3;
  const suggestion = suggestName(text3);
  throw new WorkflowError("This topic cannot name a workflow", {
    expected: "lower-case letters, digits and hyphens, at most 63, starting with a letter or digit",
    received: JSON.stringify(text3),
    fix: suggestion === "" ? "Choose a name such as 'rate-limiting'." : `Use '${suggestion}'.`,
    exitCode: exitCodes.usage
  });
}
function suggestName(text3) {
  return text3.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll("ß", "ss").replace(/[^a-z0-9]+/g, "-").slice(0, longestName).replace(/^-+|-+$/g, "");
}
function titleOf(name) {
  const words3 = name.replace(/-+/g, " ").trim();
  return words3.charAt(0).toUpperCase() + words3.slice(1);
}
var pattern, longestName;
var init_workflow_name = __esm({
  "src/engine/workflow-name.ts"() {
    "use strict";
    init_workflow_error();
    pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;
    longestName = 63;
  }
});

// src/engine/configuration-rules.ts
function numberRule({ least, above, most: most2 }, kind = "number") {
  const from = least === void 0 ? `above ${above}` : most2 === void 0 ? `of at least ${least}` : `from ${least}`;
  const isInRange = (value) => value >= (least ?? -Infinity) && value > (above ?? -Infinity) && value <= (most2 ?? Number.MAX_SAFE_INTEGER);
  return {
    expects: `a ${kind} ${from}${most2 === void 0 ? "" : ` to ${most2}`}`,
    read: (value) => typeof value === "number" && isInRange(value) && (kind === "number" || Number.isInteger(value)) ? value : void 0
  };
}
function isWebhook(text3) {
  if (!URL.canParse(text3) || /\s/.test(text3)) return false;
  const { protocol, hostname: hostname4 } = new URL(text3);
  return protocol === "https:" || protocol === "http:" && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname4);
}
var wholeNumber, yesOrNo, logLevel, nullOr, longestPath, isPath, pathInProject, pathAnywhere, isAbsolutePath, webhook, userRules, projectRules;
var init_configuration_rules = __esm({
  "src/engine/configuration-rules.ts"() {
    "use strict";
    init_configuration();
    init_project_path();
    wholeNumber = (least, most2) => numberRule(most2 === void 0 ? { least } : { least, most: most2 }, "whole number");
    yesOrNo = {
      expects: "true or false",
      read: (value) => typeof value === "boolean" ? value : void 0
    };
    logLevel = {
      expects: logLevels.join(", "),
      read: (value) => {
        const word = typeof value === "string" ? value.toLowerCase() : "";
        return logLevels.find((level) => level === (word === "warn" ? "warning" : word));
      }
    };
    nullOr = ({ expects, read }) => ({
      expects: `${expects}; or null`,
      read: (value) => value === null ? null : read(value)
    });
    longestPath = 1024;
    isPath = (value) => typeof value === "string" && value.length > 0 && value.length <= longestPath && !/[\p{Cc}\p{Cf}\p{Cs}]|^~/u.test(value) && !/[{}]/.test(value.replaceAll("{name}", ""));
    pathInProject = {
      expects: "a path inside the project but not in .git, from its root, in which only {name} stands in braces",
      read: (value) => isPath(value) && staysInProject(value) ? value : void 0
    };
    pathAnywhere = {
      expects: "an absolute path (without ~) or one inside the project, from its root, in which only {name} stands in braces",
      read: (value) => isPath(value) && (isAbsolutePath(value) || staysInProject(value)) ? value : void 0
    };
    isAbsolutePath = (path) => /^(?:[A-Za-z]:)?[\\/]/.test(path);
    webhook = {
      expects: "an https address (http only to this machine); or null",
      read: (value) => value === null || typeof value === "string" && isWebhook(value) ? value : void 0
    };
    userRules = {
      max_iterations: wholeNumber(1, 1e3),
      max_duration_hours: numberRule({ least: 0.1, most: 1e3 }),
      max_cost_usd: numberRule({ above: 0, most: 1e5 }),
      budget_reserve: numberRule({ least: 0, most: 0.9 }),
      failure_threshold: wholeNumber(1),
      phase_transition_threshold: wholeNumber(1),
      stall_window: wholeNumber(2, 50),
      iteration_interval_seconds: numberRule({ least: 0, most: 86400 }),
      backoff_on_failure: yesOrNo,
      backoff_multiplier: numberRule({ least: 1, most: 10 }),
      max_backoff_seconds: numberRule({ least: 1, most: 86400 }),
      agent_timeout_minutes: numberRule({ above: 0, most: 10080 }),
      stop_file: pathAnywhere,
      reinject_prompt_file: pathAnywhere,
      check_reinject_every_n_iterations: wholeNumber(1),
      task_file: nullOr(pathAnywhere),
      done_dir: pathAnywhere,
      rejected_dir: pathAnywhere,
      state_retention_days: wholeNumber(1),
      log_file: pathAnywhere,
      log_level: logLevel,
      log_every_iteration: yesOrNo,
      notify_on_completion: yesOrNo,
      notify_on_failure: yesOrNo,
      notify_on_max_iterations: yesOrNo,
      notify_on_phase_change: yesOrNo,
      notify_on_feature: yesOrNo,
      notify_on_escalation: yesOrNo,
      notify_on_wait: yesOrNo,
      notify_desktop: yesOrNo,
      notify_terminal: yesOrNo,
      webhook_url: webhook
    };
    projectRules = {
      ...userRules,
      stop_file: pathInProject,
      reinject_prompt_file: pathInProject,
      task_file: nullOr(pathInProject),
      done_dir: pathInProject,
      rejected_dir: pathInProject,
      log_file: pathInProject,
      webhook_url: {
        expects: "null: where the news of a user goes is not for a repository to say; set it in your user file",
        read: (value) => value === null ? null : void 0
      }
    };
  }
});

// src/engine/nearest-word.ts
function nearestWord(typed2, words3) {
  const plain2 = typed2.toLowerCase().replaceAll("-", "_");
  let nearest;
  let fewest = Math.floor(plain2.length / 3) + 1;
  for (const word of words3) {
    if (Math.abs(word.length - plain2.length) >= fewest) continue;
    const differing = editDistance(plain2, word.toLowerCase());
    if (differing < fewest) [nearest, fewest] = [word, differing];
  }
  return nearest ?? words3.find((word) => word.startsWith(`${plain2}_`));
}
function editDistance(from, to) {
  let beforeLast = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}
var init_nearest_word = __esm({
  "src/engine/nearest-word.ts"() {
    "use strict";
  }
});

// src/engine/configuration-settings.ts
function judgeSettings(given, rules) {
  const settings = [];
  const problems = [];
  const taken2 = /* @__PURE__ */ new Map();
  for (const setting of given) {
    const known = findKey(setting.key, rules);
    const place = known?.target ?? setting.key;
    const earlier = taken2.get(place);
    taken2.set(place, earlier ?? setting);
    const value = known && setting.values.map(known.rule.read).find((read) => read !== void 0);
    const problem = known === void 0 ? unknownKey(setting.key) : value === void 0 ? `${setting.key}: expected ${known.rule.expects}; received ${writtenSafely(setting)}` : earlier && `${setting.key}: set already, as ${earlier.key} (${placeOf(earlier.origin)}); keep one of the two`;
    if (problem !== void 0) problems.push(`${placeOf(setting.origin)}: ${problem}`);
    else if (known?.target)
      settings.push({ key: known.target, value, origin: setting.origin });
  }
  return { settings, problems };
}
function findKey(key, rules) {
  if (isConfigurationKey(key)) return { target: key, rule: rules[key] };
  const seedKey = seedKeys.get(key);
  if (seedKey === void 0) return void 0;
  return seedKey.target === null ? seedKey : { rule: rules[seedKey.target], ...seedKey };
}
function placeOf(origin) {
  return origin.source === "environment" ? `the environment variable ${origin.variable}` : `${origin.file}, line ${origin.line}`;
}
function isConfigurationKey(key) {
  return configurationKeys.includes(key);
}
function writtenSafely({ key, written: written2 }) {
  return key === "webhook_url" ? "something else (not shown: it may be secret)" : excerpt(written2);
}
function unknownKey(key) {
  const nearest = key.length > longestTypo ? void 0 : nearestWord(key, knownKeys);
  return `${excerpt(key)} is not a known key${nearest === void 0 ? "" : `; did you mean ${nearest}?`}`;
}
var always, minutes, seedKeys, knownKeys, longestTypo;
var init_configuration_settings = __esm({
  "src/engine/configuration-settings.ts"() {
    "use strict";
    init_configuration();
    init_configuration_rules();
    init_nearest_word();
    init_workflow_error();
    always = (value, how) => ({
      target: null,
      rule: { expects: `${String(value)}: ${how}`, read: (given) => given === value ? given : void 0 }
    });
    minutes = numberRule({ least: 6, most: 6e4 });
    seedKeys = /* @__PURE__ */ new Map([
      [
        "timeout_minutes",
        {
          target: "max_duration_hours",
          rule: {
            expects: minutes.expects,
            read: (value) => minutes.read(value) === void 0 ? void 0 : Number(value) / 60
          }
        }
      ],
      ["stop_hook_file", { target: "stop_file" }],
      ["save_state_every_n_iterations", always(1, "the state is saved at every change")],
      ["check_stop_hook_every_iteration", always(true, "the stop file is looked for at the end of every turn")],
      [
        "state_file",
        {
          target: null,
          rule: {
            expects: "no such key: the state always lies in docs/research-<name>/<name>-state.md",
            read: () => void 0
          }
        }
      ]
    ]);
    knownKeys = [...configurationKeys, ...seedKeys.keys()];
    longestTypo = 64;
  }
});

// src/store/project.ts
function* ancestors(start) {
  for (let folder = (0, import_node_path2.resolve)(start); ; folder = (0, import_node_path2.dirname)(folder)) {
    yield folder;
    if ((0, import_node_fs2.existsSync)((0, import_node_path2.join)(folder, ".git")) || (0, import_node_fs2.existsSync)((0, import_node_path2.join)(folder, projectFolder)) || (0, import_node_path2.dirname)(folder) === folder)
      return;
  }
}
function findProjectRoot(start) {
  let last = (0, import_node_path2.resolve)(start);
  for (const folder of ancestors(start)) last = folder;
  return (0, import_node_path2.dirname)(last) === last ? (0, import_node_path2.resolve)(start) : last;
}
var import_node_fs2, import_node_path2, projectFolder, projectConfigurationFile;
var init_project = __esm({
  "src/store/project.ts"() {
    "use strict";
    import_node_fs2 = require("node:fs");
    import_node_path2 = require("node:path");
    projectFolder = (0, import_node_path2.join)("docs", ".autonomous-workflow");
    projectConfigurationFile = ".autonomous-workflow.yaml";
  }
});

// src/store/configuration-sources.ts
function findSources(root, environment) {
  return {
    projectFile: (0, import_node_path3.join)(root, projectConfigurationFile),
    userFile: said(environment[fileVariable]) ?? userFile(environment, process.platform),
    variables: Object.entries(environment).filter((entry) => entry[0].startsWith(variablePrefix) && said(entry[1]) !== void 0).sort(([one], [other]) => one < other ? -1 : 1)
  };
}
function userFile(environment, platform) {
  const [named, usual] = platform === "win32" ? [environment.APPDATA, ["AppData", "Roaming"]] : [environment.XDG_CONFIG_HOME, [".config"]];
  const folder = named !== void 0 && (0, import_node_path3.isAbsolute)(named) ? named : (0, import_node_path3.join)(home(environment), ...usual);
  return (0, import_node_path3.isAbsolute)(folder) ? (0, import_node_path3.join)(folder, "autonomous-workflow", "config.yaml") : null;
}
function home(environment) {
  try {
    return said(environment.HOME) ?? (0, import_node_os.homedir)();
  } catch {
    return "";
  }
}
function stampOf(file) {
  if (file === null) return null;
  try {
    const found = (0, import_node_fs3.statSync)(file, { throwIfNoEntry: false });
    return found === void 0 ? null : [found.size, found.mtimeMs, found.ctimeMs, found.ino];
  } catch (error2) {
    return error2.code ?? "unknown";
  }
}
function isUnset({ projectFile, userFile: userFile2, variables }) {
  return variables.length === 0 && stampOf(projectFile) === null && stampOf(userFile2) === null;
}
var import_node_fs3, import_node_os, import_node_path3, variablePrefix, fileVariable, said;
var init_configuration_sources = __esm({
  "src/store/configuration-sources.ts"() {
    "use strict";
    import_node_fs3 = require("node:fs");
    import_node_os = require("node:os");
    import_node_path3 = require("node:path");
    init_project();
    variablePrefix = "AUTONOMOUS_WORKFLOW_";
    fileVariable = `${variablePrefix}CONFIG`;
    said = (text3) => text3 === "" ? void 0 : text3;
  }
});

// src/store/json-file.ts
function readJson(path) {
  try {
    return parseJson((0, import_node_fs4.readFileSync)(path, "utf8"));
  } catch {
    return void 0;
  }
}
function readJsonLike(path, sample5) {
  const value = readJson(path);
  return resembles(value, sample5) ? value : void 0;
}
var import_node_fs4;
var init_json_file = __esm({
  "src/store/json-file.ts"() {
    "use strict";
    import_node_fs4 = require("node:fs");
    init_resembles();
    init_parse_json();
  }
});

// src/store/paths.ts
function workflowPaths(root, workflow) {
  const name = requireWorkflowName(workflow);
  return pathsIn(root, name, `${docsFolder}/${folderPrefix}${name}`);
}
function archivedPaths(root, folder) {
  const name = /^(.+?)-\d{4}-\d\d-\d\d(?:-\d+)?$/.exec(folder)?.[1] ?? "";
  return isWorkflowName(name) ? pathsIn(root, name, `${docsFolder}/${archiveFolder}/${folder}`) : void 0;
}
function pathsIn(root, name, folder) {
  const base = (0, import_node_path4.join)(root, ...folder.split("/"));
  refuseEscape(root, base);
  const inside = (file) => (0, import_node_path4.join)(base, file);
  return {
    name,
    root,
    folder,
    base,
    state: inside(`${name}-state.md`),
    report: inside(`${name}-report.tex`),
    reportPdf: inside(`${name}-report.pdf`),
    bibliography: inside("sources.bib"),
    facts: inside("facts.tex"),
    ledger: inside("ledger.json"),
    progress: inside("progress.txt"),
    journal: inside("journal.jsonl"),
    inbox: inside("inbox"),
    escalations: inside("escalations.json"),
    redirects: inside("redirects"),
    snapshots: inside("snapshots"),
    transcripts: inside("transcripts"),
    runtime: inside(".runtime")
  };
}
function refuseEscape(root, base) {
  if (realPathInside(root, base) !== void 0) return;
  throw new WorkflowError("The folder of the workflow lies outside the project", {
    where: base,
    expected: `a folder inside ${import_node_fs5.realpathSync.native(root)}`,
    received: realExisting(base),
    fix: "Remove the symbolic link, or start Claude Code in the project that the folder belongs to."
  });
}
function realPathInside(root, path) {
  const real = (0, import_node_path4.relative)(import_node_fs5.realpathSync.native(root), realExisting(path));
  return real === ".." || real.startsWith(`..${import_node_path4.sep}`) || (0, import_node_path4.isAbsolute)(real) ? void 0 : real;
}
function realExisting(path, links = 0) {
  try {
    return import_node_fs5.realpathSync.native(path);
  } catch {
    if ((0, import_node_path4.dirname)(path) === path) return path;
    const parent = realExisting((0, import_node_path4.dirname)(path), links);
    const target = linkTarget(path);
    if (target === void 0) return parent;
    if (links === mostLinks) return (0, import_node_path4.parse)(path).root;
    return realExisting((0, import_node_path4.isAbsolute)(target) ? target : `${parent}${import_node_path4.sep}${target}`, links + 1);
  }
}
function linkTarget(path) {
  try {
    return (0, import_node_fs5.readlinkSync)(path);
  } catch {
    return void 0;
  }
}
var import_node_fs5, import_node_path4, docsFolder, folderPrefix, archiveFolder, mostLinks;
var init_paths = __esm({
  "src/store/paths.ts"() {
    "use strict";
    import_node_fs5 = require("node:fs");
    import_node_path4 = require("node:path");
    init_workflow_error();
    init_workflow_name();
    docsFolder = "docs";
    folderPrefix = "research-";
    archiveFolder = "archived-research";
    mostLinks = 40;
  }
});

// src/store/configuration-cache.ts
function fingerprint2({ projectFile, userFile: userFile2, variables }) {
  return JSON.stringify([stampOf(projectFile), userFile2, stampOf(userFile2), variables]);
}
function readCache(root) {
  const stored = readJson(cacheFile(root));
  if (stored?.version !== 1 || stored.place !== placeOf2(root) || typeof stored.madeFrom !== "string") return void 0;
  const { settings, madeFrom } = stored;
  if (typeof settings !== "object" || settings === null) return void 0;
  const isValid = Object.entries(settings).every(
    ([key, value]) => isConfigurationKey(key) && userRules[key].read(value) === value
  );
  return isValid ? { settings, madeFrom } : void 0;
}
function writeCache(root, sources, cached2) {
  const folder = (0, import_node_path5.join)(root, projectFolder);
  if (!isSettled(sources.projectFile) || !isSettled(sources.userFile)) return;
  if (!(0, import_node_fs6.existsSync)(folder) || realPathInside(root, folder) === void 0) return;
  const stored = { version: 1, place: placeOf2(root), ...cached2 };
  try {
    (0, import_node_fs6.writeFileSync)((0, import_node_path5.join)(folder, ".gitignore"), "*\n");
    writeAtomic(cacheFile(root), JSON.stringify(stored), 384);
  } catch {
    return;
  }
}
function isSettled(file) {
  const stamp = stampOf(file);
  return typeof stamp !== "object" || stamp === null || Date.now() - stamp[1] > settledAfterMilliseconds;
}
function placeOf2(root) {
  const { ino, birthtimeMs } = (0, import_node_fs6.statSync)(root);
  return `${ino}-${birthtimeMs}`;
}
var import_node_fs6, import_node_path5, cacheFile, settledAfterMilliseconds;
var init_configuration_cache = __esm({
  "src/store/configuration-cache.ts"() {
    "use strict";
    import_node_fs6 = require("node:fs");
    import_node_path5 = require("node:path");
    init_configuration_rules();
    init_configuration_settings();
    init_atomic();
    init_configuration_sources();
    init_json_file();
    init_paths();
    init_project();
    cacheFile = (root) => (0, import_node_path5.join)(root, projectFolder, "configuration.json");
    settledAfterMilliseconds = 2e3;
  }
});

// src/store/configuration-text.ts
function readConfigurationText(file) {
  let content;
  try {
    const found = (0, import_node_fs7.statSync)(file);
    if (!found.isFile()) return { problem: "expected a regular file" };
    if (found.size > largestFile) {
      return { problem: `expected at most ${largestFile} bytes; received ${found.size}` };
    }
    content = (0, import_node_fs7.readFileSync)(file);
  } catch (error2) {
    return { problem: `cannot be read: ${error2.message}` };
  }
  try {
    const text3 = new TextDecoder("utf-8", { fatal: true }).decode(content).replace(/\r\n?/g, "\n");
    const control = new RegExp("(?![\\t\\n])\\p{Cc}", "u").exec(text3);
    if (control === null) return { text: text3 };
    const line = text3.slice(0, control.index).split("\n").length;
    return { problem: `line ${line}: expected text; received a control character` };
  } catch {
    return { problem: "expected text in UTF-8; save the file in that encoding" };
  }
}
var import_node_fs7, largestFile;
var init_configuration_text = __esm({
  "src/store/configuration-text.ts"() {
    "use strict";
    import_node_fs7 = require("node:fs");
    largestFile = 64 * 1024;
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/identity.js
function isCollection(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case MAP:
      case SEQ:
        return true;
    }
  return false;
}
function isNode(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case ALIAS:
      case MAP:
      case SCALAR:
      case SEQ:
        return true;
    }
  return false;
}
var ALIAS, DOC, MAP, PAIR, SCALAR, SEQ, NODE_TYPE, isAlias, isDocument, isMap, isPair, isScalar, isSeq, hasAnchor;
var init_identity = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/identity.js"() {
    ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
    DOC = /* @__PURE__ */ Symbol.for("yaml.document");
    MAP = /* @__PURE__ */ Symbol.for("yaml.map");
    PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
    SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
    SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
    NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
    isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
    isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
    isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
    isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
    isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
    isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
    hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/visit.js
function visit(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    visit_(null, node, visitor_, Object.freeze([]));
}
function visit_(key, node, visitor, path) {
  const ctrl = callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visit_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = visit_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = visit_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = visit_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
async function visitAsync(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    await visitAsync_(null, node, visitor_, Object.freeze([]));
}
async function visitAsync_(key, node, visitor, path) {
  const ctrl = await callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visitAsync_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = await visitAsync_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = await visitAsync_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = await visitAsync_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
function initVisitor(visitor) {
  if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
    return Object.assign({
      Alias: visitor.Node,
      Map: visitor.Node,
      Scalar: visitor.Node,
      Seq: visitor.Node
    }, visitor.Value && {
      Map: visitor.Value,
      Scalar: visitor.Value,
      Seq: visitor.Value
    }, visitor.Collection && {
      Map: visitor.Collection,
      Seq: visitor.Collection
    }, visitor);
  }
  return visitor;
}
function callVisitor(key, node, visitor, path) {
  if (typeof visitor === "function")
    return visitor(key, node, path);
  if (isMap(node))
    return visitor.Map?.(key, node, path);
  if (isSeq(node))
    return visitor.Seq?.(key, node, path);
  if (isPair(node))
    return visitor.Pair?.(key, node, path);
  if (isScalar(node))
    return visitor.Scalar?.(key, node, path);
  if (isAlias(node))
    return visitor.Alias?.(key, node, path);
  return void 0;
}
function replaceNode(key, path, node) {
  const parent = path[path.length - 1];
  if (isCollection(parent)) {
    parent.items[key] = node;
  } else if (isPair(parent)) {
    if (key === "key")
      parent.key = node;
    else
      parent.value = node;
  } else if (isDocument(parent)) {
    parent.contents = node;
  } else {
    const pt = isAlias(parent) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${pt} parent`);
  }
}
var BREAK, SKIP, REMOVE;
var init_visit = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/visit.js"() {
    init_identity();
    BREAK = /* @__PURE__ */ Symbol("break visit");
    SKIP = /* @__PURE__ */ Symbol("skip children");
    REMOVE = /* @__PURE__ */ Symbol("remove node");
    visit.BREAK = BREAK;
    visit.SKIP = SKIP;
    visit.REMOVE = REMOVE;
    visitAsync.BREAK = BREAK;
    visitAsync.SKIP = SKIP;
    visitAsync.REMOVE = REMOVE;
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/directives.js
var escapeChars, escapeTagName, Directives;
var init_directives = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/directives.js"() {
    init_identity();
    init_visit();
    escapeChars = {
      "!": "%21",
      ",": "%2C",
      "[": "%5B",
      "]": "%5D",
      "{": "%7B",
      "}": "%7D"
    };
    escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
    Directives = class _Directives {
      constructor(yaml2, tags) {
        this.docStart = null;
        this.docEnd = false;
        this.yaml = Object.assign({}, _Directives.defaultYaml, yaml2);
        this.tags = Object.assign({}, _Directives.defaultTags, tags);
      }
      clone() {
        const copy = new _Directives(this.yaml, this.tags);
        copy.docStart = this.docStart;
        return copy;
      }
      /**
       * During parsing, get a Directives instance for the current document and
       * update the stream state according to the current version's spec.
       */
      atDocument() {
        const res = new _Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
          case "1.1":
            this.atNextDocument = true;
            break;
          case "1.2":
            this.atNextDocument = false;
            this.yaml = {
              explicit: _Directives.defaultYaml.explicit,
              version: "1.2"
            };
            this.tags = Object.assign({}, _Directives.defaultTags);
            break;
        }
        return res;
      }
      /**
       * @param onError - May be called even if the action was successful
       * @returns `true` on success
       */
      add(line, onError) {
        if (this.atNextDocument) {
          this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
          this.tags = Object.assign({}, _Directives.defaultTags);
          this.atNextDocument = false;
        }
        const parts = line.trim().split(/[ \t]+/);
        const name = parts.shift();
        switch (name) {
          case "%TAG": {
            if (parts.length !== 2) {
              onError(0, "%TAG directive should contain exactly two parts");
              if (parts.length < 2)
                return false;
            }
            const [handle, prefix2] = parts;
            this.tags[handle] = prefix2;
            return true;
          }
          case "%YAML": {
            this.yaml.explicit = true;
            if (parts.length !== 1) {
              onError(0, "%YAML directive should contain exactly one part");
              return false;
            }
            const [version2] = parts;
            if (version2 === "1.1" || version2 === "1.2") {
              this.yaml.version = version2;
              return true;
            } else {
              const isValid = /^\d+\.\d+$/.test(version2);
              onError(6, `Unsupported YAML version ${version2}`, isValid);
              return false;
            }
          }
          default:
            onError(0, `Unknown directive ${name}`, true);
            return false;
        }
      }
      /**
       * Resolves a tag, matching handles to those defined in %TAG directives.
       *
       * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
       *   `'!local'` tag, or `null` if unresolvable.
       */
      tagName(source2, onError) {
        if (source2 === "!")
          return "!";
        if (source2[0] !== "!") {
          onError(`Not a valid tag: ${source2}`);
          return null;
        }
        if (source2[1] === "<") {
          const verbatim = source2.slice(2, -1);
          if (verbatim === "!" || verbatim === "!!") {
            onError(`Verbatim tags aren't resolved, so ${source2} is invalid.`);
            return null;
          }
          if (source2[source2.length - 1] !== ">")
            onError("Verbatim tags must end with a >");
          return verbatim;
        }
        const [, handle, suffix] = source2.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
          onError(`The ${source2} tag has no suffix`);
        const prefix2 = this.tags[handle];
        if (prefix2) {
          try {
            return prefix2 + decodeURIComponent(suffix);
          } catch (error2) {
            onError(String(error2));
            return null;
          }
        }
        if (handle === "!")
          return source2;
        onError(`Could not resolve tag: ${source2}`);
        return null;
      }
      /**
       * Given a fully resolved tag, returns its printable string form,
       * taking into account current tag prefixes and defaults.
       */
      tagString(tag) {
        for (const [handle, prefix2] of Object.entries(this.tags)) {
          if (tag.startsWith(prefix2))
            return handle + escapeTagName(tag.substring(prefix2.length));
        }
        return tag[0] === "!" ? tag : `!<${tag}>`;
      }
      toString(doc) {
        const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
          const tags = {};
          visit(doc.contents, (_key, node) => {
            if (isNode(node) && node.tag)
              tags[node.tag] = true;
          });
          tagNames = Object.keys(tags);
        } else
          tagNames = [];
        for (const [handle, prefix2] of tagEntries) {
          if (handle === "!!" && prefix2 === "tag:yaml.org,2002:")
            continue;
          if (!doc || tagNames.some((tn) => tn.startsWith(prefix2)))
            lines.push(`%TAG ${handle} ${prefix2}`);
        }
        return lines.join("\n");
      }
    };
    Directives.defaultYaml = { explicit: false, version: "1.2" };
    Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
  if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
    const sa = JSON.stringify(anchor);
    const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
    throw new Error(msg);
  }
  return true;
}
function anchorNames(root) {
  const anchors = /* @__PURE__ */ new Set();
  visit(root, {
    Value(_key, node) {
      if (node.anchor)
        anchors.add(node.anchor);
    }
  });
  return anchors;
}
function findNewAnchor(prefix2, exclude) {
  for (let i = 1; true; ++i) {
    const name = `${prefix2}${i}`;
    if (!exclude.has(name))
      return name;
  }
}
function createNodeAnchors(doc, prefix2) {
  const aliasObjects = [];
  const sourceObjects = /* @__PURE__ */ new Map();
  let prevAnchors = null;
  return {
    onAnchor: (source2) => {
      aliasObjects.push(source2);
      prevAnchors ?? (prevAnchors = anchorNames(doc));
      const anchor = findNewAnchor(prefix2, prevAnchors);
      prevAnchors.add(anchor);
      return anchor;
    },
    /**
     * With circular references, the source node is only resolved after all
     * of its child nodes are. This is why anchors are set only after all of
     * the nodes have been created.
     */
    setAnchors: () => {
      for (const source2 of aliasObjects) {
        const ref = sourceObjects.get(source2);
        if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) {
          ref.node.anchor = ref.anchor;
        } else {
          const error2 = new Error("Failed to resolve repeated object (this should not happen)");
          error2.source = source2;
          throw error2;
        }
      }
    },
    sourceObjects
  };
}
var init_anchors = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/anchors.js"() {
    init_identity();
    init_visit();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
  if (val && typeof val === "object") {
    if (Array.isArray(val)) {
      for (let i = 0, len = val.length; i < len; ++i) {
        const v0 = val[i];
        const v1 = applyReviver(reviver, val, String(i), v0);
        if (v1 === void 0)
          delete val[i];
        else if (v1 !== v0)
          val[i] = v1;
      }
    } else if (val instanceof Map) {
      for (const k of Array.from(val.keys())) {
        const v0 = val.get(k);
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          val.delete(k);
        else if (v1 !== v0)
          val.set(k, v1);
      }
    } else if (val instanceof Set) {
      for (const v0 of Array.from(val)) {
        const v1 = applyReviver(reviver, val, v0, v0);
        if (v1 === void 0)
          val.delete(v0);
        else if (v1 !== v0) {
          val.delete(v0);
          val.add(v1);
        }
      }
    } else {
      for (const [k, v0] of Object.entries(val)) {
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          delete val[k];
        else if (v1 !== v0)
          val[k] = v1;
      }
    }
  }
  return reviver.call(obj, key, val);
}
var init_applyReviver = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/applyReviver.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
  if (Array.isArray(value))
    return value.map((v, i) => toJS(v, String(i), ctx));
  if (value && typeof value.toJSON === "function") {
    if (!ctx || !hasAnchor(value))
      return value.toJSON(arg, ctx);
    const data = { aliasCount: 0, count: 1, res: void 0 };
    ctx.anchors.set(value, data);
    ctx.onCreate = (res2) => {
      data.res = res2;
      delete ctx.onCreate;
    };
    const res = value.toJSON(arg, ctx);
    if (ctx.onCreate)
      ctx.onCreate(res);
    return res;
  }
  if (typeof value === "bigint" && !ctx?.keep)
    return Number(value);
  return value;
}
var init_toJS = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/toJS.js"() {
    init_identity();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase;
var init_Node = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Node.js"() {
    init_applyReviver();
    init_identity();
    init_toJS();
    NodeBase = class {
      constructor(type) {
        Object.defineProperty(this, NODE_TYPE, { value: type });
      }
      /** Create a copy of this node.  */
      clone() {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** A plain JavaScript representation of this node. */
      toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!isDocument(doc))
          throw new TypeError("A document argument is required");
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc,
          keep: true,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS(this, "", ctx);
        if (typeof onAnchor === "function")
          for (const { count: count4, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count4);
        return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Alias.js
function getAliasCount(doc, node, anchors) {
  if (isAlias(node)) {
    const source2 = node.resolve(doc);
    const anchor = anchors && source2 && anchors.get(source2);
    return anchor ? anchor.count * anchor.aliasCount : 0;
  } else if (isCollection(node)) {
    let count4 = 0;
    for (const item of node.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count4)
        count4 = c;
    }
    return count4;
  } else if (isPair(node)) {
    const kc = getAliasCount(doc, node.key, anchors);
    const vc = getAliasCount(doc, node.value, anchors);
    return Math.max(kc, vc);
  }
  return 1;
}
var Alias;
var init_Alias = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Alias.js"() {
    init_anchors();
    init_visit();
    init_identity();
    init_Node();
    init_toJS();
    Alias = class extends NodeBase {
      constructor(source2) {
        super(ALIAS);
        this.source = source2;
        Object.defineProperty(this, "tag", {
          set() {
            throw new Error("Alias nodes cannot have tags");
          }
        });
      }
      /**
       * Resolve the value of this alias within `doc`, finding the last
       * instance of the `source` anchor before this node.
       */
      resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
          throw new ReferenceError("Alias resolution is disabled");
        let nodes;
        if (ctx?.aliasResolveCache) {
          nodes = ctx.aliasResolveCache;
        } else {
          nodes = [];
          visit(doc, {
            Node: (_key, node) => {
              if (isAlias(node) || hasAnchor(node))
                nodes.push(node);
            }
          });
          if (ctx)
            ctx.aliasResolveCache = nodes;
        }
        let found = void 0;
        for (const node of nodes) {
          if (node === this)
            break;
          if (node.anchor === this.source)
            found = node;
        }
        if (found && ctx) {
          const { anchors, doc: doc2, maxAliasCount } = ctx;
          let data = anchors.get(found);
          if (!data) {
            toJS(found, null, ctx);
            data = anchors.get(found);
          }
          if (data?.res === void 0) {
            const msg = "This should not happen: Alias anchor was not resolved?";
            throw new ReferenceError(msg);
          }
          if (maxAliasCount >= 0) {
            data.count += 1;
            if (data.aliasCount === 0)
              data.aliasCount = getAliasCount(doc2, found, anchors);
            if (data.count * data.aliasCount > maxAliasCount) {
              const msg = "Excessive alias count indicates a resource exhaustion attack";
              throw new ReferenceError(msg);
            }
          }
        }
        return found;
      }
      toJSON(_arg, ctx) {
        if (!ctx)
          return { source: this.source };
        const source2 = this.resolve(ctx.doc, ctx);
        if (!source2) {
          const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
          throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source2).res;
      }
      toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
          anchorIsValid(this.source);
          if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new Error(msg);
          }
          if (ctx.implicitKey)
            return `${src} `;
        }
        return src;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue, Scalar;
var init_Scalar = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Scalar.js"() {
    init_identity();
    init_Node();
    init_toJS();
    isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
    Scalar = class extends NodeBase {
      constructor(value) {
        super(SCALAR);
        this.value = value;
      }
      toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
      }
      toString() {
        return String(this.value);
      }
    };
    Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
    Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
    Scalar.PLAIN = "PLAIN";
    Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
    Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/createNode.js
function findTagObject(value, tagName, tags) {
  if (tagName) {
    const match = tags.filter((t) => t.tag === tagName);
    const tagObj = match.find((t) => !t.format) ?? match[0];
    if (!tagObj)
      throw new Error(`Tag ${tagName} not found`);
    return tagObj;
  }
  return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
  if (isDocument(value))
    value = value.contents;
  if (isNode(value))
    return value;
  if (isPair(value)) {
    const map2 = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
    map2.items.push(value);
    return map2;
  }
  if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
    value = value.valueOf();
  }
  const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema4, sourceObjects } = ctx;
  let ref = void 0;
  if (aliasDuplicateObjects && value && typeof value === "object") {
    ref = sourceObjects.get(value);
    if (ref) {
      ref.anchor ?? (ref.anchor = onAnchor(value));
      return new Alias(ref.anchor);
    } else {
      ref = { anchor: null, node: null };
      sourceObjects.set(value, ref);
    }
  }
  if (tagName?.startsWith("!!"))
    tagName = defaultTagPrefix + tagName.slice(2);
  let tagObj = findTagObject(value, tagName, schema4.tags);
  if (!tagObj) {
    if (value && typeof value.toJSON === "function") {
      value = value.toJSON();
    }
    if (!value || typeof value !== "object") {
      const node2 = new Scalar(value);
      if (ref)
        ref.node = node2;
      return node2;
    }
    tagObj = value instanceof Map ? schema4[MAP] : Symbol.iterator in Object(value) ? schema4[SEQ] : schema4[MAP];
  }
  if (onTagObj) {
    onTagObj(tagObj);
    delete ctx.onTagObj;
  }
  const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
  if (tagName)
    node.tag = tagName;
  else if (!tagObj.default)
    node.tag = tagObj.tag;
  if (ref)
    ref.node = node;
  return node;
}
var defaultTagPrefix;
var init_createNode = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/createNode.js"() {
    init_Alias();
    init_identity();
    init_Scalar();
    defaultTagPrefix = "tag:yaml.org,2002:";
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema4, path, value) {
  let v = value;
  for (let i = path.length - 1; i >= 0; --i) {
    const k = path[i];
    if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
      const a = [];
      a[k] = v;
      v = a;
    } else {
      v = /* @__PURE__ */ new Map([[k, v]]);
    }
  }
  return createNode(v, void 0, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
      throw new Error("This should not happen, please report a bug.");
    },
    schema: schema4,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var isEmptyPath, Collection;
var init_Collection = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Collection.js"() {
    init_createNode();
    init_identity();
    init_Node();
    isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
    Collection = class extends NodeBase {
      constructor(type, schema4) {
        super(type);
        Object.defineProperty(this, "schema", {
          value: schema4,
          configurable: true,
          enumerable: false,
          writable: true
        });
      }
      /**
       * Create a copy of this collection.
       *
       * @param schema - If defined, overwrites the original's schema
       */
      clone(schema4) {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema4)
          copy.schema = schema4;
        copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema4) : it);
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /**
       * Adds a value to the collection. For `!!map` and `!!omap` the value must
       * be a Pair instance or a `{ key, value }` object, which may not have a key
       * that already exists in the map.
       */
      addIn(path, value) {
        if (isEmptyPath(path))
          this.add(value);
        else {
          const [key, ...rest] = path;
          const node = this.get(key, true);
          if (isCollection(node))
            node.addIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
      /**
       * Removes a value from the collection.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.delete(key);
        const node = this.get(key, true);
        if (isCollection(node))
          return node.deleteIn(rest);
        else
          throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (rest.length === 0)
          return !keepScalar && isScalar(node) ? node.value : node;
        else
          return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
      }
      hasAllNullValues(allowScalar) {
        return this.items.every((node) => {
          if (!isPair(node))
            return false;
          const n = node.value;
          return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
        });
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       */
      hasIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.has(key);
        const node = this.get(key, true);
        return isCollection(node) ? node.hasIn(rest) : false;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        const [key, ...rest] = path;
        if (rest.length === 0) {
          this.set(key, value);
        } else {
          const node = this.get(key, true);
          if (isCollection(node))
            node.setIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyComment.js
function indentComment(comment, indent) {
  if (/^\n+$/.test(comment))
    return comment.substring(1);
  return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
var stringifyComment, lineComment;
var init_stringifyComment = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyComment.js"() {
    stringifyComment = (str2) => str2.replace(/^(?!$)(?: $)?/gm, "#");
    lineComment = (str2, indent, comment) => str2.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str2.endsWith(" ") ? "" : " ") + comment;
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/foldFlowLines.js
function foldFlowLines(text3, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text3;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
  if (text3.length <= endStep)
    return text3;
  const folds = [];
  const escapedFolds = {};
  let end2 = lineWidth - indent.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end2 = lineWidth - indentAtStart;
  }
  let split = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text3, i, indent.length);
    if (i !== -1)
      end2 = i + endStep;
  }
  for (let ch; ch = text3[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text3[i + 1]) {
        case "x":
          i += 3;
          break;
        case "u":
          i += 5;
          break;
        case "U":
          i += 9;
          break;
        default:
          i += 1;
      }
      escEnd = i;
    }
    if (ch === "\n") {
      if (mode === FOLD_BLOCK)
        i = consumeMoreIndentedLines(text3, i, indent.length);
      end2 = i + indent.length + endStep;
      split = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next = text3[i + 1];
        if (next && next !== " " && next !== "\n" && next !== "	")
          split = i;
      }
      if (i >= end2) {
        if (split) {
          folds.push(split);
          end2 = split + endStep;
          split = void 0;
        } else if (mode === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text3[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text3;
          folds.push(j);
          escapedFolds[j] = true;
          end2 = j + endStep;
          split = void 0;
        } else {
          overflow = true;
        }
      }
    }
    prev = ch;
  }
  if (overflow && onOverflow)
    onOverflow();
  if (folds.length === 0)
    return text3;
  if (onFold)
    onFold();
  let res = text3.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold = folds[i2];
    const end3 = folds[i2 + 1] || text3.length;
    if (fold === 0)
      res = `
${indent}${text3.slice(0, end3)}`;
    else {
      if (mode === FOLD_QUOTED && escapedFolds[fold])
        res += `${text3[fold]}\\`;
      res += `
${indent}${text3.slice(fold + 1, end3)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text3, i, indent) {
  let end2 = i;
  let start = i + 1;
  let ch = text3[start];
  while (ch === " " || ch === "	") {
    if (i < start + indent) {
      ch = text3[++i];
    } else {
      do {
        ch = text3[++i];
      } while (ch && ch !== "\n");
      end2 = i;
      start = i + 1;
      ch = text3[start];
    }
  }
  return end2;
}
var FOLD_FLOW, FOLD_BLOCK, FOLD_QUOTED;
var init_foldFlowLines = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/foldFlowLines.js"() {
    FOLD_FLOW = "flow";
    FOLD_BLOCK = "block";
    FOLD_QUOTED = "quoted";
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyString.js
function lineLengthOverLimit(str2, lineWidth, indentLength) {
  if (!lineWidth || lineWidth < 0)
    return false;
  const limit = lineWidth - indentLength;
  const strLen = str2.length;
  if (strLen <= limit)
    return false;
  for (let i = 0, start = 0; i < strLen; ++i) {
    if (str2[i] === "\n") {
      if (i - start > limit)
        return true;
      start = i + 1;
      if (strLen - start <= limit)
        return false;
    }
  }
  return true;
}
function doubleQuotedString(value, ctx) {
  const json = JSON.stringify(value);
  if (ctx.options.doubleQuotedAsJSON)
    return json;
  const { implicitKey } = ctx;
  const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  let str2 = "";
  let start = 0;
  for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
    if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
      str2 += json.slice(start, i) + "\\ ";
      i += 1;
      start = i;
      ch = "\\";
    }
    if (ch === "\\")
      switch (json[i + 1]) {
        case "u":
          {
            str2 += json.slice(start, i);
            const code = json.substr(i + 2, 4);
            switch (code) {
              case "0000":
                str2 += "\\0";
                break;
              case "0007":
                str2 += "\\a";
                break;
              case "000b":
                str2 += "\\v";
                break;
              case "001b":
                str2 += "\\e";
                break;
              case "0085":
                str2 += "\\N";
                break;
              case "00a0":
                str2 += "\\_";
                break;
              case "2028":
                str2 += "\\L";
                break;
              case "2029":
                str2 += "\\P";
                break;
              default:
                if (code.substr(0, 2) === "00")
                  str2 += "\\x" + code.substr(2);
                else
                  str2 += json.substr(i, 6);
            }
            i += 5;
            start = i + 1;
          }
          break;
        case "n":
          if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
            i += 1;
          } else {
            str2 += json.slice(start, i) + "\n\n";
            while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
              str2 += "\n";
              i += 2;
            }
            str2 += indent;
            if (json[i + 2] === " ")
              str2 += "\\";
            i += 1;
            start = i + 1;
          }
          break;
        default:
          i += 1;
      }
  }
  str2 = start ? str2 + json.slice(start) : json;
  return implicitKey ? str2 : foldFlowLines(str2, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
  if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
    return doubleQuotedString(value, ctx);
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
  return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
  const { singleQuote } = ctx.options;
  let qs;
  if (singleQuote === false)
    qs = doubleQuotedString;
  else {
    const hasDouble = value.includes('"');
    const hasSingle = value.includes("'");
    if (hasDouble && !hasSingle)
      qs = singleQuotedString;
    else if (hasSingle && !hasDouble)
      qs = doubleQuotedString;
    else
      qs = singleQuote ? singleQuotedString : doubleQuotedString;
  }
  return qs(value, ctx);
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
  const { blockQuote, commentString, lineWidth } = ctx.options;
  if (!blockQuote || /\n[\t ]+$/.test(value)) {
    return quotedString(value, ctx);
  }
  const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
  const literal2 = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
  if (!value)
    return literal2 ? "|\n" : ">\n";
  let chomp;
  let endStart;
  for (endStart = value.length; endStart > 0; --endStart) {
    const ch = value[endStart - 1];
    if (ch !== "\n" && ch !== "	" && ch !== " ")
      break;
  }
  let end2 = value.substring(endStart);
  const endNlPos = end2.indexOf("\n");
  if (endNlPos === -1) {
    chomp = "-";
  } else if (value === end2 || endNlPos !== end2.length - 1) {
    chomp = "+";
    if (onChompKeep)
      onChompKeep();
  } else {
    chomp = "";
  }
  if (end2) {
    value = value.slice(0, -end2.length);
    if (end2[end2.length - 1] === "\n")
      end2 = end2.slice(0, -1);
    end2 = end2.replace(blockEndNewlines, `$&${indent}`);
  }
  let startWithSpace = false;
  let startEnd;
  let startNlPos = -1;
  for (startEnd = 0; startEnd < value.length; ++startEnd) {
    const ch = value[startEnd];
    if (ch === " ")
      startWithSpace = true;
    else if (ch === "\n")
      startNlPos = startEnd;
    else
      break;
  }
  let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
  if (start) {
    value = value.substring(start.length);
    start = start.replace(/\n+/g, `$&${indent}`);
  }
  const indentSize = indent ? "2" : "1";
  let header = (startWithSpace ? indentSize : "") + chomp;
  if (comment) {
    header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
    if (onComment)
      onComment();
  }
  if (!literal2) {
    const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
    let literalFallback = false;
    const foldOptions = getFoldOptions(ctx, true);
    if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) {
      foldOptions.onOverflow = () => {
        literalFallback = true;
      };
    }
    const body = foldFlowLines(`${start}${foldedValue}${end2}`, indent, FOLD_BLOCK, foldOptions);
    if (!literalFallback)
      return `>${header}
${indent}${body}`;
  }
  value = value.replace(/\n+/g, `$&${indent}`);
  return `|${header}
${indent}${start}${value}${end2}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
  const { type, value } = item;
  const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
  if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
    return quotedString(value, ctx);
  }
  if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
    return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
  }
  if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) {
    return blockString(item, ctx, onComment, onChompKeep);
  }
  if (containsDocumentMarker(value)) {
    if (indent === "") {
      ctx.forceBlockIndent = true;
      return blockString(item, ctx, onComment, onChompKeep);
    } else if (implicitKey && indent === indentStep) {
      return quotedString(value, ctx);
    }
  }
  const str2 = value.replace(/\n+/g, `$&
${indent}`);
  if (actualString) {
    const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str2);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test) || compat?.some(test))
      return quotedString(value, ctx);
  }
  return implicitKey ? str2 : foldFlowLines(str2, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
  const { implicitKey, inFlow } = ctx;
  const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
  let { type } = item;
  if (type !== Scalar.QUOTE_DOUBLE) {
    if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
      type = Scalar.QUOTE_DOUBLE;
  }
  const _stringify = (_type) => {
    switch (_type) {
      case Scalar.BLOCK_FOLDED:
      case Scalar.BLOCK_LITERAL:
        return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
      case Scalar.QUOTE_DOUBLE:
        return doubleQuotedString(ss.value, ctx);
      case Scalar.QUOTE_SINGLE:
        return singleQuotedString(ss.value, ctx);
      case Scalar.PLAIN:
        return plainString(ss, ctx, onComment, onChompKeep);
      default:
        return null;
    }
  };
  let res = _stringify(type);
  if (res === null) {
    const { defaultKeyType, defaultStringType } = ctx.options;
    const t = implicitKey && defaultKeyType || defaultStringType;
    res = _stringify(t);
    if (res === null)
      throw new Error(`Unsupported default string type ${t}`);
  }
  return res;
}
var getFoldOptions, containsDocumentMarker, blockEndNewlines;
var init_stringifyString = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyString.js"() {
    init_Scalar();
    init_foldFlowLines();
    getFoldOptions = (ctx, isBlock2) => ({
      indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
      lineWidth: ctx.options.lineWidth,
      minContentWidth: ctx.options.minContentWidth
    });
    containsDocumentMarker = (str2) => /^(%|---|\.\.\.)/m.test(str2);
    try {
      blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
    } catch {
      blockEndNewlines = /\n+(?!\n|$)/g;
    }
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options2) {
  const opt = Object.assign({
    blockQuote: true,
    commentString: stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
  }, doc.schema.toStringOptions, options2);
  let inFlow;
  switch (opt.collectionStyle) {
    case "block":
      inFlow = false;
      break;
    case "flow":
      inFlow = true;
      break;
    default:
      inFlow = null;
  }
  return {
    anchors: /* @__PURE__ */ new Set(),
    doc,
    flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
    inFlow,
    options: opt
  };
}
function getTagObject(tags, item) {
  if (item.tag) {
    const match = tags.filter((t) => t.tag === item.tag);
    if (match.length > 0)
      return match.find((t) => t.format === item.format) ?? match[0];
  }
  let tagObj = void 0;
  let obj;
  if (isScalar(item)) {
    obj = item.value;
    let match = tags.filter((t) => t.identify?.(obj));
    if (match.length > 1) {
      const testMatch = match.filter((t) => t.test);
      if (testMatch.length > 0)
        match = testMatch;
    }
    tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
  } else {
    obj = item;
    tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
  }
  if (!tagObj) {
    const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name} value`);
  }
  return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
  if (!doc.directives)
    return "";
  const props = [];
  const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
  if (anchor && anchorIsValid(anchor)) {
    anchors.add(anchor);
    props.push(`&${anchor}`);
  }
  const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
  if (tag)
    props.push(doc.directives.tagString(tag));
  return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
  if (isPair(item))
    return item.toString(ctx, onComment, onChompKeep);
  if (isAlias(item)) {
    if (ctx.doc.directives)
      return item.toString(ctx);
    if (ctx.resolvedAliases?.has(item)) {
      throw new TypeError(`Cannot stringify circular structure without alias nodes`);
    } else {
      if (ctx.resolvedAliases)
        ctx.resolvedAliases.add(item);
      else
        ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
      item = item.resolve(ctx.doc);
    }
  }
  let tagObj = void 0;
  const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
  tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
  const props = stringifyProps(node, tagObj, ctx);
  if (props.length > 0)
    ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
  const str2 = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
  if (!props)
    return str2;
  return isScalar(node) || str2[0] === "{" || str2[0] === "[" ? `${props} ${str2}` : `${props}
${ctx.indent}${str2}`;
}
var init_stringify = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringify.js"() {
    init_anchors();
    init_identity();
    init_stringifyComment();
    init_stringifyString();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
  const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
  let keyComment = isNode(key) && key.comment || null;
  if (simpleKeys) {
    if (keyComment) {
      throw new Error("With simple keys, key nodes cannot have comments");
    }
    if (isCollection(key) || !isNode(key) && typeof key === "object") {
      const msg = "With simple keys, collection cannot be used as a key value";
      throw new Error(msg);
    }
  }
  let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
  ctx = Object.assign({}, ctx, {
    allNullValues: false,
    implicitKey: !explicitKey && (simpleKeys || !allNullValues),
    indent: indent + indentStep
  });
  let keyCommentDone = false;
  let chompKeep = false;
  let str2 = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
  if (!explicitKey && !ctx.inFlow && str2.length > 1024) {
    if (simpleKeys)
      throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    explicitKey = true;
  }
  if (ctx.inFlow) {
    if (allNullValues || value == null) {
      if (keyCommentDone && onComment)
        onComment();
      return str2 === "" ? "?" : explicitKey ? `? ${str2}` : str2;
    }
  } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
    str2 = `? ${str2}`;
    if (keyComment && !keyCommentDone) {
      str2 += lineComment(str2, ctx.indent, commentString(keyComment));
    } else if (chompKeep && onChompKeep)
      onChompKeep();
    return str2;
  }
  if (keyCommentDone)
    keyComment = null;
  if (explicitKey) {
    if (keyComment)
      str2 += lineComment(str2, ctx.indent, commentString(keyComment));
    str2 = `? ${str2}
${indent}:`;
  } else {
    str2 = `${str2}:`;
    if (keyComment)
      str2 += lineComment(str2, ctx.indent, commentString(keyComment));
  }
  let vsb, vcb, valueComment;
  if (isNode(value)) {
    vsb = !!value.spaceBefore;
    vcb = value.commentBefore;
    valueComment = value.comment;
  } else {
    vsb = false;
    vcb = null;
    valueComment = null;
    if (value && typeof value === "object")
      value = doc.createNode(value);
  }
  ctx.implicitKey = false;
  if (!explicitKey && !keyComment && isScalar(value))
    ctx.indentAtStart = str2.length + 1;
  chompKeep = false;
  if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) {
    ctx.indent = ctx.indent.substring(2);
  }
  let valueCommentDone = false;
  const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
  let ws = " ";
  if (keyComment || vsb || vcb) {
    ws = vsb ? "\n" : "";
    if (vcb) {
      const cs = commentString(vcb);
      ws += `
${indentComment(cs, ctx.indent)}`;
    }
    if (valueStr === "" && !ctx.inFlow) {
      if (ws === "\n" && valueComment)
        ws = "\n\n";
    } else {
      ws += `
${ctx.indent}`;
    }
  } else if (!explicitKey && isCollection(value)) {
    const vs0 = valueStr[0];
    const nl0 = valueStr.indexOf("\n");
    const hasNewline = nl0 !== -1;
    const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
    if (hasNewline || !flow) {
      let hasPropsLine = false;
      if (hasNewline && (vs0 === "&" || vs0 === "!")) {
        let sp0 = valueStr.indexOf(" ");
        if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
          sp0 = valueStr.indexOf(" ", sp0 + 1);
        }
        if (sp0 === -1 || nl0 < sp0)
          hasPropsLine = true;
      }
      if (!hasPropsLine)
        ws = `
${ctx.indent}`;
    }
  } else if (valueStr === "" || valueStr[0] === "\n") {
    ws = "";
  }
  str2 += ws + valueStr;
  if (ctx.inFlow) {
    if (valueCommentDone && onComment)
      onComment();
  } else if (valueComment && !valueCommentDone) {
    str2 += lineComment(str2, ctx.indent, commentString(valueComment));
  } else if (chompKeep && onChompKeep) {
    onChompKeep();
  }
  return str2;
}
var init_stringifyPair = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyPair.js"() {
    init_identity();
    init_Scalar();
    init_stringify();
    init_stringifyComment();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/log.js
function warn(logLevel2, warning) {
  if (logLevel2 === "debug" || logLevel2 === "warn") {
    console.warn(warning);
  }
}
var init_log = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/log.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
function addMergeToJSMap(ctx, map2, value) {
  const source2 = resolveAliasValue(ctx, value);
  if (isSeq(source2))
    for (const it of source2.items)
      mergeValue(ctx, map2, it);
  else if (Array.isArray(source2))
    for (const it of source2)
      mergeValue(ctx, map2, it);
  else
    mergeValue(ctx, map2, source2);
}
function mergeValue(ctx, map2, value) {
  const source2 = resolveAliasValue(ctx, value);
  if (!isMap(source2))
    throw new Error("Merge sources must be maps or map aliases");
  const srcMap = source2.toJSON(null, ctx, Map);
  for (const [key, value2] of srcMap) {
    if (map2 instanceof Map) {
      if (!map2.has(key))
        map2.set(key, value2);
    } else if (map2 instanceof Set) {
      map2.add(key);
    } else if (!Object.prototype.hasOwnProperty.call(map2, key)) {
      Object.defineProperty(map2, key, {
        value: value2,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
  }
  return map2;
}
function resolveAliasValue(ctx, value) {
  return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}
var MERGE_KEY, merge2, isMergeKey;
var init_merge2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js"() {
    init_identity();
    init_Scalar();
    MERGE_KEY = "<<";
    merge2 = {
      identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
      default: "key",
      tag: "tag:yaml.org,2002:merge",
      test: /^<<$/,
      resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
      }),
      stringify: () => MERGE_KEY
    };
    isMergeKey = (ctx, key) => (merge2.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge2.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge2.tag && tag.default);
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map2, { key, value }) {
  if (isNode(key) && key.addToJSMap)
    key.addToJSMap(ctx, map2, value);
  else if (isMergeKey(ctx, key))
    addMergeToJSMap(ctx, map2, value);
  else {
    const jsKey = toJS(key, "", ctx);
    if (map2 instanceof Map) {
      map2.set(jsKey, toJS(value, jsKey, ctx));
    } else if (map2 instanceof Set) {
      map2.add(jsKey);
    } else {
      const stringKey = stringifyKey(key, jsKey, ctx);
      const jsValue = toJS(value, stringKey, ctx);
      if (stringKey in map2)
        Object.defineProperty(map2, stringKey, {
          value: jsValue,
          writable: true,
          enumerable: true,
          configurable: true
        });
      else
        map2[stringKey] = jsValue;
    }
  }
  return map2;
}
function stringifyKey(key, jsKey, ctx) {
  if (jsKey === null)
    return "";
  if (typeof jsKey !== "object")
    return String(jsKey);
  if (isNode(key) && ctx?.doc) {
    const strCtx = createStringifyContext(ctx.doc, {});
    strCtx.anchors = /* @__PURE__ */ new Set();
    for (const node of ctx.anchors.keys())
      strCtx.anchors.add(node.anchor);
    strCtx.inFlow = true;
    strCtx.inStringifyKey = true;
    const strKey = key.toString(strCtx);
    if (!ctx.mapKeyWarned) {
      let jsonStr = JSON.stringify(strKey);
      if (jsonStr.length > 40)
        jsonStr = jsonStr.substring(0, 36) + '..."';
      warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
      ctx.mapKeyWarned = true;
    }
    return strKey;
  }
  return JSON.stringify(jsKey);
}
var init_addPairToJSMap = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/addPairToJSMap.js"() {
    init_log();
    init_merge2();
    init_stringify();
    init_identity();
    init_toJS();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
  const k = createNode(key, void 0, ctx);
  const v = createNode(value, void 0, ctx);
  return new Pair(k, v);
}
var Pair;
var init_Pair = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Pair.js"() {
    init_createNode();
    init_stringifyPair();
    init_addPairToJSMap();
    init_identity();
    Pair = class _Pair {
      constructor(key, value = null) {
        Object.defineProperty(this, NODE_TYPE, { value: PAIR });
        this.key = key;
        this.value = value;
      }
      clone(schema4) {
        let { key, value } = this;
        if (isNode(key))
          key = key.clone(schema4);
        if (isNode(value))
          value = value.clone(schema4);
        return new _Pair(key, value);
      }
      toJSON(_, ctx) {
        const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        return addPairToJSMap(ctx, pair, this);
      }
      toString(ctx, onComment, onChompKeep) {
        return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options2) {
  const flow = ctx.inFlow ?? collection.flow;
  const stringify4 = flow ? stringifyFlowCollection : stringifyBlockCollection;
  return stringify4(collection, ctx, options2);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment2 = null;
    if (isNode(item)) {
      if (!chompKeep && item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
      if (item.comment)
        comment2 = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (!chompKeep && ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
      }
    }
    chompKeep = false;
    let str3 = stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
    if (comment2)
      str3 += lineComment(str3, itemIndent, commentString(comment2));
    if (chompKeep && comment2)
      chompKeep = false;
    lines.push(blockItemPrefix + str3);
  }
  let str2;
  if (lines.length === 0) {
    str2 = flowChars.start + flowChars.end;
  } else {
    str2 = lines[0];
    for (let i = 1; i < lines.length; ++i) {
      const line = lines[i];
      str2 += line ? `
${indent}${line}` : "\n";
    }
  }
  if (comment) {
    str2 += "\n" + indentComment(commentString(comment), indent);
    if (onComment)
      onComment();
  } else if (chompKeep && onChompKeep)
    onChompKeep();
  return str2;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
  const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
  itemIndent += indentStep;
  const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    inFlow: true,
    type: null
  });
  let reqNewline = false;
  let linesAtValue = 0;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment = null;
    if (isNode(item)) {
      if (item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, false);
      if (item.comment)
        comment = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, false);
        if (ik.comment)
          reqNewline = true;
      }
      const iv = isNode(item.value) ? item.value : null;
      if (iv) {
        if (iv.comment)
          comment = iv.comment;
        if (iv.commentBefore)
          reqNewline = true;
      } else if (item.value == null && ik?.comment) {
        comment = ik.comment;
      }
    }
    if (comment)
      reqNewline = true;
    let str2 = stringify(item, itemCtx, () => comment = null);
    reqNewline || (reqNewline = lines.length > linesAtValue || str2.includes("\n"));
    if (i < items.length - 1) {
      str2 += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str2.length + 2) > ctx.options.lineWidth);
      }
      if (reqNewline) {
        str2 += ",";
      }
    }
    if (comment)
      str2 += lineComment(str2, itemIndent, commentString(comment));
    lines.push(str2);
    linesAtValue = lines.length;
  }
  const { start, end: end2 } = flowChars;
  if (lines.length === 0) {
    return start + end2;
  } else {
    if (!reqNewline) {
      const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str2 = start;
      for (const line of lines)
        str2 += line ? `
${indentStep}${indent}${line}` : "\n";
      return `${str2}
${indent}${end2}`;
    } else {
      return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end2}`;
    }
  }
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
  if (comment && chompKeep)
    comment = comment.replace(/^\n+/, "");
  if (comment) {
    const ic = indentComment(commentString(comment), indent);
    lines.push(ic.trimStart());
  }
}
var init_stringifyCollection = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyCollection.js"() {
    init_identity();
    init_stringify();
    init_stringifyComment();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
  const k = isScalar(key) ? key.value : key;
  for (const it of items) {
    if (isPair(it)) {
      if (it.key === key || it.key === k)
        return it;
      if (isScalar(it.key) && it.key.value === k)
        return it;
    }
  }
  return void 0;
}
var YAMLMap;
var init_YAMLMap = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/YAMLMap.js"() {
    init_stringifyCollection();
    init_addPairToJSMap();
    init_Collection();
    init_identity();
    init_Pair();
    init_Scalar();
    YAMLMap = class extends Collection {
      static get tagName() {
        return "tag:yaml.org,2002:map";
      }
      constructor(schema4) {
        super(MAP, schema4);
        this.items = [];
      }
      /**
       * A generic collection parsing method that can be extended
       * to other node classes that inherit from YAMLMap
       */
      static from(schema4, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map2 = new this(schema4);
        const add = (key, value) => {
          if (typeof replacer === "function")
            value = replacer.call(obj, key, value);
          else if (Array.isArray(replacer) && !replacer.includes(key))
            return;
          if (value !== void 0 || keepUndefined)
            map2.items.push(createPair(key, value, ctx));
        };
        if (obj instanceof Map) {
          for (const [key, value] of obj)
            add(key, value);
        } else if (obj && typeof obj === "object") {
          for (const key of Object.keys(obj))
            add(key, obj[key]);
        }
        if (typeof schema4.sortMapEntries === "function") {
          map2.items.sort(schema4.sortMapEntries);
        }
        return map2;
      }
      /**
       * Adds a value to the collection.
       *
       * @param overwrite - If not set `true`, using a key that is already in the
       *   collection will throw. Otherwise, overwrites the previous value.
       */
      add(pair, overwrite) {
        let _pair;
        if (isPair(pair))
          _pair = pair;
        else if (!pair || typeof pair !== "object" || !("key" in pair)) {
          _pair = new Pair(pair, pair?.value);
        } else
          _pair = new Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
          if (!overwrite)
            throw new Error(`Key ${_pair.key} already set`);
          if (isScalar(prev.value) && isScalarValue(_pair.value))
            prev.value.value = _pair.value;
          else
            prev.value = _pair.value;
        } else if (sortEntries) {
          const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
          if (i === -1)
            this.items.push(_pair);
          else
            this.items.splice(i, 0, _pair);
        } else {
          this.items.push(_pair);
        }
      }
      delete(key) {
        const it = findPair(this.items, key);
        if (!it)
          return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
      }
      has(key) {
        return !!findPair(this.items, key);
      }
      set(key, value) {
        this.add(new Pair(key, value), true);
      }
      /**
       * @param ctx - Conversion context, originally set in Document#toJS()
       * @param {Class} Type - If set, forces the returned collection type
       * @returns Instance of Type, Map, or Object
       */
      toJSON(_, ctx, Type) {
        const map2 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        if (ctx?.onCreate)
          ctx.onCreate(map2);
        for (const item of this.items)
          addPairToJSMap(ctx, map2, item);
        return map2;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        for (const item of this.items) {
          if (!isPair(item))
            throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
          ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection(this, ctx, {
          blockItemPrefix: "",
          flowChars: { start: "{", end: "}" },
          itemIndent: ctx.indent || "",
          onChompKeep,
          onComment
        });
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/map.js
var map;
var init_map = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/map.js"() {
    init_identity();
    init_YAMLMap();
    map = {
      collection: "map",
      default: true,
      nodeClass: YAMLMap,
      tag: "tag:yaml.org,2002:map",
      resolve(map2, onError) {
        if (!isMap(map2))
          onError("Expected a mapping for this tag");
        return map2;
      },
      createNode: (schema4, obj, ctx) => YAMLMap.from(schema4, obj, ctx)
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/YAMLSeq.js
function asItemIndex(key) {
  let idx = isScalar(key) ? key.value : key;
  if (idx && typeof idx === "string")
    idx = Number(idx);
  return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}
var YAMLSeq;
var init_YAMLSeq = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/YAMLSeq.js"() {
    init_createNode();
    init_stringifyCollection();
    init_Collection();
    init_identity();
    init_Scalar();
    init_toJS();
    YAMLSeq = class extends Collection {
      static get tagName() {
        return "tag:yaml.org,2002:seq";
      }
      constructor(schema4) {
        super(SEQ, schema4);
        this.items = [];
      }
      add(value) {
        this.items.push(value);
      }
      /**
       * Removes a value from the collection.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       *
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return void 0;
        const it = this.items[idx];
        return !keepScalar && isScalar(it) ? it.value : it;
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       */
      has(key) {
        const idx = asItemIndex(key);
        return typeof idx === "number" && idx < this.items.length;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       *
       * If `key` does not contain a representation of an integer, this will throw.
       * It may be wrapped in a `Scalar`.
       */
      set(key, value) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (isScalar(prev) && isScalarValue(value))
          prev.value = value;
        else
          this.items[idx] = value;
      }
      toJSON(_, ctx) {
        const seq2 = [];
        if (ctx?.onCreate)
          ctx.onCreate(seq2);
        let i = 0;
        for (const item of this.items)
          seq2.push(toJS(item, String(i++), ctx));
        return seq2;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        return stringifyCollection(this, ctx, {
          blockItemPrefix: "- ",
          flowChars: { start: "[", end: "]" },
          itemIndent: (ctx.indent || "") + "  ",
          onChompKeep,
          onComment
        });
      }
      static from(schema4, obj, ctx) {
        const { replacer } = ctx;
        const seq2 = new this(schema4);
        if (obj && Symbol.iterator in Object(obj)) {
          let i = 0;
          for (let it of obj) {
            if (typeof replacer === "function") {
              const key = obj instanceof Set ? it : String(i++);
              it = replacer.call(obj, key, it);
            }
            seq2.items.push(createNode(it, void 0, ctx));
          }
        }
        return seq2;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/seq.js
var seq;
var init_seq = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/seq.js"() {
    init_identity();
    init_YAMLSeq();
    seq = {
      collection: "seq",
      default: true,
      nodeClass: YAMLSeq,
      tag: "tag:yaml.org,2002:seq",
      resolve(seq2, onError) {
        if (!isSeq(seq2))
          onError("Expected a sequence for this tag");
        return seq2;
      },
      createNode: (schema4, obj, ctx) => YAMLSeq.from(schema4, obj, ctx)
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/string.js
var string3;
var init_string = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/string.js"() {
    init_stringifyString();
    string3 = {
      identify: (value) => typeof value === "string",
      default: true,
      tag: "tag:yaml.org,2002:str",
      resolve: (str2) => str2,
      stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString(item, ctx, onComment, onChompKeep);
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/null.js
var nullTag;
var init_null = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/null.js"() {
    init_Scalar();
    nullTag = {
      identify: (value) => value == null,
      createNode: () => new Scalar(null),
      default: true,
      tag: "tag:yaml.org,2002:null",
      test: /^(?:~|[Nn]ull|NULL)?$/,
      resolve: () => new Scalar(null),
      stringify: ({ source: source2 }, ctx) => typeof source2 === "string" && nullTag.test.test(source2) ? source2 : ctx.options.nullStr
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag;
var init_bool = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/bool.js"() {
    init_Scalar();
    boolTag = {
      identify: (value) => typeof value === "boolean",
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
      resolve: (str2) => new Scalar(str2[0] === "t" || str2[0] === "T"),
      stringify({ source: source2, value }, ctx) {
        if (source2 && boolTag.test.test(source2)) {
          const sv = source2[0] === "t" || source2[0] === "T";
          if (value === sv)
            return source2;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
  if (typeof value === "bigint")
    return String(value);
  const num = typeof value === "number" ? value : Number(value);
  if (!isFinite(num))
    return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
  let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
  if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
    let i = n.indexOf(".");
    if (i < 0) {
      i = n.length;
      n += ".";
    }
    let d = minFractionDigits - (n.length - i - 1);
    while (d-- > 0)
      n += "0";
  }
  return n;
}
var init_stringifyNumber = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyNumber.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN, floatExp, float;
var init_float = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/float.js"() {
    init_Scalar();
    init_stringifyNumber();
    floatNaN = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str2) => str2.slice(-3).toLowerCase() === "nan" ? NaN : str2[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber
    };
    floatExp = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
      resolve: (str2) => parseFloat(str2),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber(node);
      }
    };
    float = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
      resolve(str2) {
        const node = new Scalar(parseFloat(str2));
        const dot = str2.indexOf(".");
        if (dot !== -1 && str2[str2.length - 1] === "0")
          node.minFractionDigits = str2.length - dot - 1;
        return node;
      },
      stringify: stringifyNumber
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/int.js
function intStringify(node, radix, prefix2) {
  const { value } = node;
  if (intIdentify(value) && value >= 0)
    return prefix2 + value.toString(radix);
  return stringifyNumber(node);
}
var intIdentify, intResolve, intOct, int2, intHex;
var init_int = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/int.js"() {
    init_stringifyNumber();
    intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
    intResolve = (str2, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str2) : parseInt(str2.substring(offset), radix);
    intOct = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^0o[0-7]+$/,
      resolve: (str2, _onError, opt) => intResolve(str2, 2, 8, opt),
      stringify: (node) => intStringify(node, 8, "0o")
    };
    int2 = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9]+$/,
      resolve: (str2, _onError, opt) => intResolve(str2, 0, 10, opt),
      stringify: stringifyNumber
    };
    intHex = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^0x[0-9a-fA-F]+$/,
      resolve: (str2, _onError, opt) => intResolve(str2, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/schema.js
var schema;
var init_schema = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/schema.js"() {
    init_map();
    init_null();
    init_seq();
    init_string();
    init_bool();
    init_float();
    init_int();
    schema = [
      map,
      seq,
      string3,
      nullTag,
      boolTag,
      intOct,
      int2,
      intHex,
      floatNaN,
      floatExp,
      float
    ];
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(value) {
  return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON, jsonScalars, jsonError, schema2;
var init_schema2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/json/schema.js"() {
    init_Scalar();
    init_map();
    init_seq();
    stringifyJSON = ({ value }) => JSON.stringify(value);
    jsonScalars = [
      {
        identify: (value) => typeof value === "string",
        default: true,
        tag: "tag:yaml.org,2002:str",
        resolve: (str2) => str2,
        stringify: stringifyJSON
      },
      {
        identify: (value) => value == null,
        createNode: () => new Scalar(null),
        default: true,
        tag: "tag:yaml.org,2002:null",
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
      },
      {
        identify: (value) => typeof value === "boolean",
        default: true,
        tag: "tag:yaml.org,2002:bool",
        test: /^true$|^false$/,
        resolve: (str2) => str2 === "true",
        stringify: stringifyJSON
      },
      {
        identify: intIdentify2,
        default: true,
        tag: "tag:yaml.org,2002:int",
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str2, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str2) : parseInt(str2, 10),
        stringify: ({ value }) => intIdentify2(value) ? value.toString() : JSON.stringify(value)
      },
      {
        identify: (value) => typeof value === "number",
        default: true,
        tag: "tag:yaml.org,2002:float",
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: (str2) => parseFloat(str2),
        stringify: stringifyJSON
      }
    ];
    jsonError = {
      default: true,
      tag: "",
      test: /^/,
      resolve(str2, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str2)}`);
        return str2;
      }
    };
    schema2 = [map, seq].concat(jsonScalars, jsonError);
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary;
var init_binary = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js"() {
    init_Scalar();
    init_stringifyString();
    binary = {
      identify: (value) => value instanceof Uint8Array,
      // Buffer inherits from Uint8Array
      default: false,
      tag: "tag:yaml.org,2002:binary",
      /**
       * Returns a Buffer in node and an Uint8Array in browsers
       *
       * To use the resulting buffer as an image, you'll want to do something like:
       *
       *   const blob = new Blob([buffer], { type: 'image/jpeg' })
       *   document.querySelector('#photo').src = URL.createObjectURL(blob)
       */
      resolve(src, onError) {
        if (typeof atob === "function") {
          const str2 = atob(src.replace(/[\n\r]/g, ""));
          const buffer = new Uint8Array(str2.length);
          for (let i = 0; i < str2.length; ++i)
            buffer[i] = str2.charCodeAt(i);
          return buffer;
        } else {
          onError("This environment does not support reading binary tags; either Buffer or atob is required");
          return src;
        }
      },
      stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
        if (!value)
          return "";
        const buf = value;
        let str2;
        if (typeof btoa === "function") {
          let s = "";
          for (let i = 0; i < buf.length; ++i)
            s += String.fromCharCode(buf[i]);
          str2 = btoa(s);
        } else {
          throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
        }
        type ?? (type = Scalar.BLOCK_LITERAL);
        if (type !== Scalar.QUOTE_DOUBLE) {
          const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
          const n = Math.ceil(str2.length / lineWidth);
          const lines = new Array(n);
          for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
            lines[i] = str2.substr(o, lineWidth);
          }
          str2 = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
        }
        return stringifyString({ comment, type, value: str2 }, ctx, onComment, onChompKeep);
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq2, onError) {
  if (isSeq(seq2)) {
    for (let i = 0; i < seq2.items.length; ++i) {
      let item = seq2.items[i];
      if (isPair(item))
        continue;
      else if (isMap(item)) {
        if (item.items.length > 1)
          onError("Each pair must have its own sequence indicator");
        const pair = item.items[0] || new Pair(new Scalar(null));
        if (item.commentBefore)
          pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
        if (item.comment) {
          const cn = pair.value ?? pair.key;
          cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
        }
        item = pair;
      }
      seq2.items[i] = isPair(item) ? item : new Pair(item);
    }
  } else
    onError("Expected a sequence for this tag");
  return seq2;
}
function createPairs(schema4, iterable, ctx) {
  const { replacer } = ctx;
  const pairs2 = new YAMLSeq(schema4);
  pairs2.tag = "tag:yaml.org,2002:pairs";
  let i = 0;
  if (iterable && Symbol.iterator in Object(iterable))
    for (let it of iterable) {
      if (typeof replacer === "function")
        it = replacer.call(iterable, String(i++), it);
      let key, value;
      if (Array.isArray(it)) {
        if (it.length === 2) {
          key = it[0];
          value = it[1];
        } else
          throw new TypeError(`Expected [key, value] tuple: ${it}`);
      } else if (it && it instanceof Object) {
        const keys = Object.keys(it);
        if (keys.length === 1) {
          key = keys[0];
          value = it[key];
        } else {
          throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
        }
      } else {
        key = it;
      }
      pairs2.items.push(createPair(key, value, ctx));
    }
  return pairs2;
}
var pairs;
var init_pairs = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js"() {
    init_identity();
    init_Pair();
    init_Scalar();
    init_YAMLSeq();
    pairs = {
      collection: "seq",
      default: false,
      tag: "tag:yaml.org,2002:pairs",
      resolve: resolvePairs,
      createNode: createPairs
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap, omap;
var init_omap = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js"() {
    init_identity();
    init_toJS();
    init_YAMLMap();
    init_YAMLSeq();
    init_pairs();
    YAMLOMap = class _YAMLOMap extends YAMLSeq {
      constructor() {
        super();
        this.add = YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.prototype.set.bind(this);
        this.tag = _YAMLOMap.tag;
      }
      /**
       * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
       * but TypeScript won't allow widening the signature of a child method.
       */
      toJSON(_, ctx) {
        if (!ctx)
          return super.toJSON(_);
        const map2 = /* @__PURE__ */ new Map();
        if (ctx?.onCreate)
          ctx.onCreate(map2);
        for (const pair of this.items) {
          let key, value;
          if (isPair(pair)) {
            key = toJS(pair.key, "", ctx);
            value = toJS(pair.value, key, ctx);
          } else {
            key = toJS(pair, "", ctx);
          }
          if (map2.has(key))
            throw new Error("Ordered maps must not include duplicate keys");
          map2.set(key, value);
        }
        return map2;
      }
      static from(schema4, iterable, ctx) {
        const pairs2 = createPairs(schema4, iterable, ctx);
        const omap2 = new this();
        omap2.items = pairs2.items;
        return omap2;
      }
    };
    YAMLOMap.tag = "tag:yaml.org,2002:omap";
    omap = {
      collection: "seq",
      identify: (value) => value instanceof Map,
      nodeClass: YAMLOMap,
      default: false,
      tag: "tag:yaml.org,2002:omap",
      resolve(seq2, onError) {
        const pairs2 = resolvePairs(seq2, onError);
        const seenKeys = [];
        for (const { key } of pairs2.items) {
          if (isScalar(key)) {
            if (seenKeys.includes(key.value)) {
              onError(`Ordered maps must not include duplicate keys: ${key.value}`);
            } else {
              seenKeys.push(key.value);
            }
          }
        }
        return Object.assign(new YAMLOMap(), pairs2);
      },
      createNode: (schema4, iterable, ctx) => YAMLOMap.from(schema4, iterable, ctx)
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source: source2 }, ctx) {
  const boolObj = value ? trueTag : falseTag;
  if (source2 && boolObj.test.test(source2))
    return source2;
  return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag, falseTag;
var init_bool2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js"() {
    init_Scalar();
    trueTag = {
      identify: (value) => value === true,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
      resolve: () => new Scalar(true),
      stringify: boolStringify
    };
    falseTag = {
      identify: (value) => value === false,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
      resolve: () => new Scalar(false),
      stringify: boolStringify
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2, floatExp2, float2;
var init_float2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/float.js"() {
    init_Scalar();
    init_stringifyNumber();
    floatNaN2 = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str2) => str2.slice(-3).toLowerCase() === "nan" ? NaN : str2[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber
    };
    floatExp2 = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
      resolve: (str2) => parseFloat(str2.replace(/_/g, "")),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber(node);
      }
    };
    float2 = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
      resolve(str2) {
        const node = new Scalar(parseFloat(str2.replace(/_/g, "")));
        const dot = str2.indexOf(".");
        if (dot !== -1) {
          const f = str2.substring(dot + 1).replace(/_/g, "");
          if (f[f.length - 1] === "0")
            node.minFractionDigits = f.length;
        }
        return node;
      },
      stringify: stringifyNumber
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
function intResolve2(str2, offset, radix, { intAsBigInt }) {
  const sign = str2[0];
  if (sign === "-" || sign === "+")
    offset += 1;
  str2 = str2.substring(offset).replace(/_/g, "");
  if (intAsBigInt) {
    switch (radix) {
      case 2:
        str2 = `0b${str2}`;
        break;
      case 8:
        str2 = `0o${str2}`;
        break;
      case 16:
        str2 = `0x${str2}`;
        break;
    }
    const n2 = BigInt(str2);
    return sign === "-" ? BigInt(-1) * n2 : n2;
  }
  const n = parseInt(str2, radix);
  return sign === "-" ? -1 * n : n;
}
function intStringify2(node, radix, prefix2) {
  const { value } = node;
  if (intIdentify3(value)) {
    const str2 = value.toString(radix);
    return value < 0 ? "-" + prefix2 + str2.substr(1) : prefix2 + str2;
  }
  return stringifyNumber(node);
}
var intIdentify3, intBin, intOct2, int3, intHex2;
var init_int2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/int.js"() {
    init_stringifyNumber();
    intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
    intBin = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "BIN",
      test: /^[-+]?0b[0-1_]+$/,
      resolve: (str2, _onError, opt) => intResolve2(str2, 2, 2, opt),
      stringify: (node) => intStringify2(node, 2, "0b")
    };
    intOct2 = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^[-+]?0[0-7_]+$/,
      resolve: (str2, _onError, opt) => intResolve2(str2, 1, 8, opt),
      stringify: (node) => intStringify2(node, 8, "0")
    };
    int3 = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9][0-9_]*$/,
      resolve: (str2, _onError, opt) => intResolve2(str2, 0, 10, opt),
      stringify: stringifyNumber
    };
    intHex2 = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^[-+]?0x[0-9a-fA-F_]+$/,
      resolve: (str2, _onError, opt) => intResolve2(str2, 2, 16, opt),
      stringify: (node) => intStringify2(node, 16, "0x")
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet, set;
var init_set = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/set.js"() {
    init_identity();
    init_Pair();
    init_YAMLMap();
    YAMLSet = class _YAMLSet extends YAMLMap {
      constructor(schema4) {
        super(schema4);
        this.tag = _YAMLSet.tag;
      }
      add(key) {
        let pair;
        if (isPair(key))
          pair = key;
        else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
          pair = new Pair(key.key, null);
        else
          pair = new Pair(key, null);
        const prev = findPair(this.items, pair.key);
        if (!prev)
          this.items.push(pair);
      }
      /**
       * If `keepPair` is `true`, returns the Pair matching `key`.
       * Otherwise, returns the value of that Pair's key.
       */
      get(key, keepPair) {
        const pair = findPair(this.items, key);
        return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
      }
      set(key, value) {
        if (typeof value !== "boolean")
          throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        const prev = findPair(this.items, key);
        if (prev && !value) {
          this.items.splice(this.items.indexOf(prev), 1);
        } else if (!prev && value) {
          this.items.push(new Pair(key));
        }
      }
      toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        if (this.hasAllNullValues(true))
          return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
          throw new Error("Set items must all have null values");
      }
      static from(schema4, iterable, ctx) {
        const { replacer } = ctx;
        const set2 = new this(schema4);
        if (iterable && Symbol.iterator in Object(iterable))
          for (let value of iterable) {
            if (typeof replacer === "function")
              value = replacer.call(iterable, value, value);
            set2.items.push(createPair(value, null, ctx));
          }
        return set2;
      }
    };
    YAMLSet.tag = "tag:yaml.org,2002:set";
    set = {
      collection: "map",
      identify: (value) => value instanceof Set,
      nodeClass: YAMLSet,
      default: false,
      tag: "tag:yaml.org,2002:set",
      createNode: (schema4, iterable, ctx) => YAMLSet.from(schema4, iterable, ctx),
      resolve(map2, onError) {
        if (isMap(map2)) {
          if (map2.hasAllNullValues(true))
            return Object.assign(new YAMLSet(), map2);
          else
            onError("Set items must all have null values");
        } else
          onError("Expected a mapping for this tag");
        return map2;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str2, asBigInt) {
  const sign = str2[0];
  const parts = sign === "-" || sign === "+" ? str2.substring(1) : str2;
  const num = (n) => asBigInt ? BigInt(n) : Number(n);
  const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
  return sign === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
  let { value } = node;
  let num = (n) => n;
  if (typeof value === "bigint")
    num = (n) => BigInt(n);
  else if (isNaN(value) || !isFinite(value))
    return stringifyNumber(node);
  let sign = "";
  if (value < 0) {
    sign = "-";
    value *= num(-1);
  }
  const _60 = num(60);
  const parts = [value % _60];
  if (value < 60) {
    parts.unshift(0);
  } else {
    value = (value - parts[0]) / _60;
    parts.unshift(value % _60);
    if (value >= 60) {
      value = (value - parts[0]) / _60;
      parts.unshift(value);
    }
  }
  return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime, floatTime, timestamp;
var init_timestamp = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js"() {
    init_stringifyNumber();
    intTime = {
      identify: (value) => typeof value === "bigint" || Number.isInteger(value),
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
      resolve: (str2, _onError, { intAsBigInt }) => parseSexagesimal(str2, intAsBigInt),
      stringify: stringifySexagesimal
    };
    floatTime = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
      resolve: (str2) => parseSexagesimal(str2, false),
      stringify: stringifySexagesimal
    };
    timestamp = {
      identify: (value) => value instanceof Date,
      default: true,
      tag: "tag:yaml.org,2002:timestamp",
      // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
      // may be omitted altogether, resulting in a date format. In such a case, the time part is
      // assumed to be 00:00:00Z (start of day, UTC).
      test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
      resolve(str2) {
        const match = str2.match(timestamp.test);
        if (!match)
          throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
        const [, year, month, day, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
        let date2 = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== "Z") {
          let d = parseSexagesimal(tz, false);
          if (Math.abs(d) < 30)
            d *= 60;
          date2 -= 6e4 * d;
        }
        return new Date(date2);
      },
      stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema3;
var init_schema3 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js"() {
    init_map();
    init_null();
    init_seq();
    init_string();
    init_binary();
    init_bool2();
    init_float2();
    init_int2();
    init_merge2();
    init_omap();
    init_pairs();
    init_set();
    init_timestamp();
    schema3 = [
      map,
      seq,
      string3,
      nullTag,
      trueTag,
      falseTag,
      intBin,
      intOct2,
      int3,
      intHex2,
      floatNaN2,
      floatExp2,
      float2,
      binary,
      merge2,
      omap,
      pairs,
      set,
      intTime,
      floatTime,
      timestamp
    ];
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/tags.js
function getTags(customTags, schemaName, addMergeTag) {
  const schemaTags = schemas.get(schemaName);
  if (schemaTags && !customTags) {
    return addMergeTag && !schemaTags.includes(merge2) ? schemaTags.concat(merge2) : schemaTags.slice();
  }
  let tags = schemaTags;
  if (!tags) {
    if (Array.isArray(customTags))
      tags = [];
    else {
      const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
    }
  }
  if (Array.isArray(customTags)) {
    for (const tag of customTags)
      tags = tags.concat(tag);
  } else if (typeof customTags === "function") {
    tags = customTags(tags.slice());
  }
  if (addMergeTag)
    tags = tags.concat(merge2);
  return tags.reduce((tags2, tag) => {
    const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
    if (!tagObj) {
      const tagName = JSON.stringify(tag);
      const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
    }
    if (!tags2.includes(tagObj))
      tags2.push(tagObj);
    return tags2;
  }, []);
}
var schemas, tagsByName, coreKnownTags;
var init_tags = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/tags.js"() {
    init_map();
    init_null();
    init_seq();
    init_string();
    init_bool();
    init_float();
    init_int();
    init_schema();
    init_schema2();
    init_binary();
    init_merge2();
    init_omap();
    init_pairs();
    init_schema3();
    init_set();
    init_timestamp();
    schemas = /* @__PURE__ */ new Map([
      ["core", schema],
      ["failsafe", [map, seq, string3]],
      ["json", schema2],
      ["yaml11", schema3],
      ["yaml-1.1", schema3]
    ]);
    tagsByName = {
      binary,
      bool: boolTag,
      float,
      floatExp,
      floatNaN,
      floatTime,
      int: int2,
      intHex,
      intOct,
      intTime,
      map,
      merge: merge2,
      null: nullTag,
      omap,
      pairs,
      seq,
      set,
      timestamp
    };
    coreKnownTags = {
      "tag:yaml.org,2002:binary": binary,
      "tag:yaml.org,2002:merge": merge2,
      "tag:yaml.org,2002:omap": omap,
      "tag:yaml.org,2002:pairs": pairs,
      "tag:yaml.org,2002:set": set,
      "tag:yaml.org,2002:timestamp": timestamp
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey, Schema;
var init_Schema = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/Schema.js"() {
    init_identity();
    init_map();
    init_seq();
    init_string();
    init_tags();
    sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
    Schema = class _Schema {
      constructor({ compat, customTags, merge: merge3, resolveKnownTags, schema: schema4, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
        this.name = typeof schema4 === "string" && schema4 || "core";
        this.knownTags = resolveKnownTags ? coreKnownTags : {};
        this.tags = getTags(customTags, this.name, merge3);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, MAP, { value: map });
        Object.defineProperty(this, SCALAR, { value: string3 });
        Object.defineProperty(this, SEQ, { value: seq });
        this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
      }
      clone() {
        const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy.tags = this.tags.slice();
        return copy;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options2) {
  const lines = [];
  let hasDirectives = options2.directives === true;
  if (options2.directives !== false && doc.directives) {
    const dir = doc.directives.toString(doc);
    if (dir) {
      lines.push(dir);
      hasDirectives = true;
    } else if (doc.directives.docStart)
      hasDirectives = true;
  }
  if (hasDirectives)
    lines.push("---");
  const ctx = createStringifyContext(doc, options2);
  const { commentString } = ctx.options;
  if (doc.commentBefore) {
    if (lines.length !== 1)
      lines.unshift("");
    const cs = commentString(doc.commentBefore);
    lines.unshift(indentComment(cs, ""));
  }
  let chompKeep = false;
  let contentComment = null;
  if (doc.contents) {
    if (isNode(doc.contents)) {
      if (doc.contents.spaceBefore && hasDirectives)
        lines.push("");
      if (doc.contents.commentBefore) {
        const cs = commentString(doc.contents.commentBefore);
        lines.push(indentComment(cs, ""));
      }
      ctx.forceBlockIndent = !!doc.comment;
      contentComment = doc.contents.comment;
    }
    const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
    let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
    if (contentComment)
      body += lineComment(body, "", commentString(contentComment));
    if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
      lines[lines.length - 1] = `--- ${body}`;
    } else
      lines.push(body);
  } else {
    lines.push(stringify(doc.contents, ctx));
  }
  if (doc.directives?.docEnd) {
    if (doc.comment) {
      const cs = commentString(doc.comment);
      if (cs.includes("\n")) {
        lines.push("...");
        lines.push(indentComment(cs, ""));
      } else {
        lines.push(`... ${cs}`);
      }
    } else {
      lines.push("...");
    }
  } else {
    let dc = doc.comment;
    if (dc && chompKeep)
      dc = dc.replace(/^\n+/, "");
    if (dc) {
      if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
        lines.push("");
      lines.push(indentComment(commentString(dc), ""));
    }
  }
  return lines.join("\n") + "\n";
}
var init_stringifyDocument = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyDocument.js"() {
    init_identity();
    init_stringify();
    init_stringifyComment();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/Document.js
function assertCollection(contents) {
  if (isCollection(contents))
    return true;
  throw new Error("Expected a YAML collection as document contents");
}
var Document;
var init_Document = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/Document.js"() {
    init_Alias();
    init_Collection();
    init_identity();
    init_Pair();
    init_toJS();
    init_Schema();
    init_stringifyDocument();
    init_anchors();
    init_applyReviver();
    init_createNode();
    init_directives();
    Document = class _Document {
      constructor(value, replacer, options2) {
        this.commentBefore = null;
        this.comment = null;
        this.errors = [];
        this.warnings = [];
        Object.defineProperty(this, NODE_TYPE, { value: DOC });
        let _replacer = null;
        if (typeof replacer === "function" || Array.isArray(replacer)) {
          _replacer = replacer;
        } else if (options2 === void 0 && replacer) {
          options2 = replacer;
          replacer = void 0;
        }
        const opt = Object.assign({
          intAsBigInt: false,
          keepSourceTokens: false,
          logLevel: "warn",
          prettyErrors: true,
          strict: true,
          stringKeys: false,
          uniqueKeys: true,
          version: "1.2"
        }, options2);
        this.options = opt;
        let { version: version2 } = opt;
        if (options2?._directives) {
          this.directives = options2._directives.atDocument();
          if (this.directives.yaml.explicit)
            version2 = this.directives.yaml.version;
        } else
          this.directives = new Directives({ version: version2 });
        this.setSchema(version2, options2);
        this.contents = value === void 0 ? null : this.createNode(value, _replacer, options2);
      }
      /**
       * Create a deep copy of this Document and its contents.
       *
       * Custom Node values that inherit from `Object` still refer to their original instances.
       */
      clone() {
        const copy = Object.create(_Document.prototype, {
          [NODE_TYPE]: { value: DOC }
        });
        copy.commentBefore = this.commentBefore;
        copy.comment = this.comment;
        copy.errors = this.errors.slice();
        copy.warnings = this.warnings.slice();
        copy.options = Object.assign({}, this.options);
        if (this.directives)
          copy.directives = this.directives.clone();
        copy.schema = this.schema.clone();
        copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** Adds a value to the document. */
      add(value) {
        if (assertCollection(this.contents))
          this.contents.add(value);
      }
      /** Adds a value to the document. */
      addIn(path, value) {
        if (assertCollection(this.contents))
          this.contents.addIn(path, value);
      }
      /**
       * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
       *
       * If `node` already has an anchor, `name` is ignored.
       * Otherwise, the `node.anchor` value will be set to `name`,
       * or if an anchor with that name is already present in the document,
       * `name` will be used as a prefix for a new unique anchor.
       * If `name` is undefined, the generated anchor will use 'a' as a prefix.
       */
      createAlias(node, name) {
        if (!node.anchor) {
          const prev = anchorNames(this);
          node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
        }
        return new Alias(node.anchor);
      }
      createNode(value, replacer, options2) {
        let _replacer = void 0;
        if (typeof replacer === "function") {
          value = replacer.call({ "": value }, "", value);
          _replacer = replacer;
        } else if (Array.isArray(replacer)) {
          const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
          const asStr = replacer.filter(keyToStr).map(String);
          if (asStr.length > 0)
            replacer = replacer.concat(asStr);
          _replacer = replacer;
        } else if (options2 === void 0 && replacer) {
          options2 = replacer;
          replacer = void 0;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options2 ?? {};
        const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(
          this,
          // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          anchorPrefix || "a"
        );
        const ctx = {
          aliasDuplicateObjects: aliasDuplicateObjects ?? true,
          keepUndefined: keepUndefined ?? false,
          onAnchor,
          onTagObj,
          replacer: _replacer,
          schema: this.schema,
          sourceObjects
        };
        const node = createNode(value, tag, ctx);
        if (flow && isCollection(node))
          node.flow = true;
        setAnchors();
        return node;
      }
      /**
       * Convert a key and a value into a `Pair` using the current schema,
       * recursively wrapping all values as `Scalar` or `Collection` nodes.
       */
      createPair(key, value, options2 = {}) {
        const k = this.createNode(key, null, options2);
        const v = this.createNode(value, null, options2);
        return new Pair(k, v);
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        if (isEmptyPath(path)) {
          if (this.contents == null)
            return false;
          this.contents = null;
          return true;
        }
        return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      get(key, keepScalar) {
        return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
      }
      /**
       * Returns item at `path`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        if (isEmptyPath(path))
          return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
        return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
      }
      /**
       * Checks if the document includes a value with the key `key`.
       */
      has(key) {
        return isCollection(this.contents) ? this.contents.has(key) : false;
      }
      /**
       * Checks if the document includes a value at `path`.
       */
      hasIn(path) {
        if (isEmptyPath(path))
          return this.contents !== void 0;
        return isCollection(this.contents) ? this.contents.hasIn(path) : false;
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      set(key, value) {
        if (this.contents == null) {
          this.contents = collectionFromPath(this.schema, [key], value);
        } else if (assertCollection(this.contents)) {
          this.contents.set(key, value);
        }
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        if (isEmptyPath(path)) {
          this.contents = value;
        } else if (this.contents == null) {
          this.contents = collectionFromPath(this.schema, Array.from(path), value);
        } else if (assertCollection(this.contents)) {
          this.contents.setIn(path, value);
        }
      }
      /**
       * Change the YAML version and schema used by the document.
       * A `null` version disables support for directives, explicit tags, anchors, and aliases.
       * It also requires the `schema` option to be given as a `Schema` instance value.
       *
       * Overrides all previously set schema options.
       */
      setSchema(version2, options2 = {}) {
        if (typeof version2 === "number")
          version2 = String(version2);
        let opt;
        switch (version2) {
          case "1.1":
            if (this.directives)
              this.directives.yaml.version = "1.1";
            else
              this.directives = new Directives({ version: "1.1" });
            opt = { resolveKnownTags: false, schema: "yaml-1.1" };
            break;
          case "1.2":
          case "next":
            if (this.directives)
              this.directives.yaml.version = version2;
            else
              this.directives = new Directives({ version: version2 });
            opt = { resolveKnownTags: true, schema: "core" };
            break;
          case null:
            if (this.directives)
              delete this.directives;
            opt = null;
            break;
          default: {
            const sv = JSON.stringify(version2);
            throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
          }
        }
        if (options2.schema instanceof Object)
          this.schema = options2.schema;
        else if (opt)
          this.schema = new Schema(Object.assign(opt, options2));
        else
          throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
      }
      // json & jsonArg are only used from toJSON()
      toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc: this,
          keep: !json,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS(this.contents, jsonArg ?? "", ctx);
        if (typeof onAnchor === "function")
          for (const { count: count4, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count4);
        return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
      }
      /**
       * A JSON representation of the document `contents`.
       *
       * @param jsonArg Used by `JSON.stringify` to indicate the array index or
       *   property name.
       */
      toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
      }
      /** A YAML representation of the document. */
      toString(options2 = {}) {
        if (this.errors.length > 0)
          throw new Error("Document with errors cannot be stringified");
        if ("indent" in options2 && (!Number.isInteger(options2.indent) || Number(options2.indent) <= 0)) {
          const s = JSON.stringify(options2.indent);
          throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument(this, options2);
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/errors.js
var YAMLError, YAMLParseError, YAMLWarning, prettifyError2;
var init_errors2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/errors.js"() {
    YAMLError = class extends Error {
      constructor(name, pos, code, message) {
        super();
        this.name = name;
        this.code = code;
        this.message = message;
        this.pos = pos;
      }
    };
    YAMLParseError = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLParseError", pos, code, message);
      }
    };
    YAMLWarning = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLWarning", pos, code, message);
      }
    };
    prettifyError2 = (src, lc) => (error2) => {
      if (error2.pos[0] === -1)
        return;
      error2.linePos = error2.pos.map((pos) => lc.linePos(pos));
      const { line, col } = error2.linePos[0];
      error2.message += ` at line ${line}, column ${col}`;
      let ci = col - 1;
      let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
      if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = "…" + lineStr.substring(trimStart);
        ci -= trimStart - 1;
      }
      if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + "…";
      if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        if (prev.length > 80)
          prev = prev.substring(0, 79) + "…\n";
        lineStr = prev + lineStr;
      }
      if (/[^ ]/.test(lineStr)) {
        let count4 = 1;
        const end2 = error2.linePos[1];
        if (end2?.line === line && end2.col > col) {
          count4 = Math.max(1, Math.min(end2.col - col, 80 - ci));
        }
        const pointer = " ".repeat(ci) + "^".repeat(count4);
        error2.message += `:

${lineStr}
${pointer}
`;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
  let spaceBefore = false;
  let atNewline = startOnNewline;
  let hasSpace = startOnNewline;
  let comment = "";
  let commentSep = "";
  let hasNewline = false;
  let reqSpace = false;
  let tab = null;
  let anchor = null;
  let tag = null;
  let newlineAfterProp = null;
  let comma = null;
  let found = null;
  let start = null;
  for (const token of tokens) {
    if (reqSpace) {
      if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
        onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      reqSpace = false;
    }
    if (tab) {
      if (atNewline && token.type !== "comment" && token.type !== "newline") {
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      }
      tab = null;
    }
    switch (token.type) {
      case "space":
        if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
          tab = token;
        }
        hasSpace = true;
        break;
      case "comment": {
        if (!hasSpace)
          onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        const cb = token.source.substring(1) || " ";
        if (!comment)
          comment = cb;
        else
          comment += commentSep + cb;
        commentSep = "";
        atNewline = false;
        break;
      }
      case "newline":
        if (atNewline) {
          if (comment)
            comment += token.source;
          else if (!found || indicator !== "seq-item-ind")
            spaceBefore = true;
        } else
          commentSep += token.source;
        atNewline = true;
        hasNewline = true;
        if (anchor || tag)
          newlineAfterProp = token;
        hasSpace = true;
        break;
      case "anchor":
        if (anchor)
          onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
        if (token.source.endsWith(":"))
          onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
        anchor = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      case "tag": {
        if (tag)
          onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
        tag = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      }
      case indicator:
        if (anchor || tag)
          onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
        if (found)
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
        found = token;
        atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
        hasSpace = false;
        break;
      case "comma":
        if (flow) {
          if (comma)
            onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
          comma = token;
          atNewline = false;
          hasSpace = false;
          break;
        }
      // else fallthrough
      default:
        onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
        atNewline = false;
        hasSpace = false;
    }
  }
  const last = tokens[tokens.length - 1];
  const end2 = last ? last.offset + last.source.length : offset;
  if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
    onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
  }
  if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
    onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
  return {
    comma,
    found,
    spaceBefore,
    comment,
    hasNewline,
    anchor,
    tag,
    newlineAfterProp,
    end: end2,
    start: start ?? end2
  };
}
var init_resolve_props = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-props.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
  if (!key)
    return null;
  switch (key.type) {
    case "alias":
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      if (key.source.includes("\n"))
        return true;
      if (key.end) {
        for (const st of key.end)
          if (st.type === "newline")
            return true;
      }
      return false;
    case "flow-collection":
      for (const it of key.items) {
        for (const st of it.start)
          if (st.type === "newline")
            return true;
        if (it.sep) {
          for (const st of it.sep)
            if (st.type === "newline")
              return true;
        }
        if (containsNewline(it.key) || containsNewline(it.value))
          return true;
      }
      return false;
    default:
      return true;
  }
}
var init_util_contains_newline = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-contains-newline.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
  if (fc?.type === "flow-collection") {
    const end2 = fc.end[0];
    if (end2.indent === indent && (end2.source === "]" || end2.source === "}") && containsNewline(fc)) {
      const msg = "Flow end indicator should be more indented than parent";
      onError(end2, "BAD_INDENT", msg, true);
    }
  }
}
var init_util_flow_indent_check = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-flow-indent-check.js"() {
    init_util_contains_newline();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items.some((pair) => isEqual(pair.key, search));
}
var init_util_map_includes = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-map-includes.js"() {
    init_identity();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-map.js
function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLMap;
  const map2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  let offset = bm.offset;
  let commentEnd = null;
  for (const collItem of bm.items) {
    const { start, key, sep: sep2, value } = collItem;
    const keyProps = resolveProps(start, {
      indicator: "explicit-key-ind",
      next: key ?? sep2?.[0],
      offset,
      onError,
      parentIndent: bm.indent,
      startOnNewline: true
    });
    const implicitKey = !keyProps.found;
    if (implicitKey) {
      if (key) {
        if (key.type === "block-seq")
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
        else if ("indent" in key && key.indent !== bm.indent)
          onError(offset, "BAD_INDENT", startColMsg);
      }
      if (!keyProps.anchor && !keyProps.tag && !sep2) {
        commentEnd = keyProps.end;
        if (keyProps.comment) {
          if (map2.comment)
            map2.comment += "\n" + keyProps.comment;
          else
            map2.comment = keyProps.comment;
        }
        continue;
      }
      if (keyProps.newlineAfterProp || containsNewline(key)) {
        onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
      }
    } else if (keyProps.found?.indent !== bm.indent) {
      onError(offset, "BAD_INDENT", startColMsg);
    }
    ctx.atKey = true;
    const keyStart = keyProps.end;
    const keyNode = key ? composeNode2(ctx, key, keyProps, onError) : composeEmptyNode2(ctx, keyStart, start, null, keyProps, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bm.indent, key, onError);
    ctx.atKey = false;
    if (mapIncludes(ctx, map2.items, keyNode))
      onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
    const valueProps = resolveProps(sep2 ?? [], {
      indicator: "map-value-ind",
      next: value,
      offset: keyNode.range[2],
      onError,
      parentIndent: bm.indent,
      startOnNewline: !key || key.type === "block-scalar"
    });
    offset = valueProps.end;
    if (valueProps.found) {
      if (implicitKey) {
        if (value?.type === "block-map" && !valueProps.hasNewline)
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
        if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
          onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep2, null, valueProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, value, onError);
      offset = valueNode.range[2];
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    } else {
      if (implicitKey)
        onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
      if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    }
  }
  if (commentEnd && commentEnd < offset)
    onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
  map2.range = [bm.offset, offset, commentEnd ?? offset];
  return map2;
}
var startColMsg;
var init_resolve_block_map = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-map.js"() {
    init_Pair();
    init_YAMLMap();
    init_resolve_props();
    init_util_contains_newline();
    init_util_flow_indent_check();
    init_util_map_includes();
    startColMsg = "All mapping items must start at the same column";
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bs, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLSeq;
  const seq2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = bs.offset;
  let commentEnd = null;
  for (const { start, value } of bs.items) {
    const props = resolveProps(start, {
      indicator: "seq-item-ind",
      next: value,
      offset,
      onError,
      parentIndent: bs.indent,
      startOnNewline: true
    });
    if (!props.found) {
      if (props.anchor || props.tag || value) {
        if (value?.type === "block-seq")
          onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
        else
          onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
      } else {
        commentEnd = props.end;
        if (props.comment)
          seq2.comment = props.comment;
        continue;
      }
    }
    const node = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, start, null, props, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bs.indent, value, onError);
    offset = node.range[2];
    seq2.items.push(node);
  }
  seq2.range = [bs.offset, offset, commentEnd ?? offset];
  return seq2;
}
var init_resolve_block_seq = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-seq.js"() {
    init_YAMLSeq();
    init_resolve_props();
    init_util_flow_indent_check();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end2, offset, reqSpace, onError) {
  let comment = "";
  if (end2) {
    let hasSpace = false;
    let sep2 = "";
    for (const token of end2) {
      const { source: source2, type } = token;
      switch (type) {
        case "space":
          hasSpace = true;
          break;
        case "comment": {
          if (reqSpace && !hasSpace)
            onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = source2.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += sep2 + cb;
          sep2 = "";
          break;
        }
        case "newline":
          if (comment)
            sep2 += source2;
          hasSpace = true;
          break;
        default:
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
      }
      offset += source2.length;
    }
  }
  return { comment, offset };
}
var init_resolve_end = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-end.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
function resolveFlowCollection({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, fc, onError, tag) {
  const isMap2 = fc.start.source === "{";
  const fcName = isMap2 ? "flow map" : "flow sequence";
  const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap : YAMLSeq);
  const coll = new NodeClass(ctx.schema);
  coll.flow = true;
  const atRoot = ctx.atRoot;
  if (atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = fc.offset + fc.start.source.length;
  for (let i = 0; i < fc.items.length; ++i) {
    const collItem = fc.items[i];
    const { start, key, sep: sep2, value } = collItem;
    const props = resolveProps(start, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key ?? sep2?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep2 && !value) {
        if (i === 0 && props.comma)
          onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        else if (i < fc.items.length - 1)
          onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
        if (props.comment) {
          if (coll.comment)
            coll.comment += "\n" + props.comment;
          else
            coll.comment = props.comment;
        }
        offset = props.end;
        continue;
      }
      if (!isMap2 && ctx.options.strict && containsNewline(key))
        onError(
          key,
          // checked by containsNewline()
          "MULTILINE_IMPLICIT_KEY",
          "Implicit keys of flow sequence pairs need to be on a single line"
        );
    }
    if (i === 0) {
      if (props.comma)
        onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
    } else {
      if (!props.comma)
        onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
      if (props.comment) {
        let prevItemComment = "";
        loop: for (const st of start) {
          switch (st.type) {
            case "comma":
            case "space":
              break;
            case "comment":
              prevItemComment = st.source.substring(1);
              break loop;
            default:
              break loop;
          }
        }
        if (prevItemComment) {
          let prev = coll.items[coll.items.length - 1];
          if (isPair(prev))
            prev = prev.value ?? prev.key;
          if (prev.comment)
            prev.comment += "\n" + prevItemComment;
          else
            prev.comment = prevItemComment;
          props.comment = props.comment.substring(prevItemComment.length + 1);
        }
      }
    }
    if (!isMap2 && !sep2 && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep2, null, props, onError);
      coll.items.push(valueNode);
      offset = valueNode.range[2];
      if (isBlock(value))
        onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
    } else {
      ctx.atKey = true;
      const keyStart = props.end;
      const keyNode = key ? composeNode2(ctx, key, props, onError) : composeEmptyNode2(ctx, keyStart, start, null, props, onError);
      if (isBlock(key))
        onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
      ctx.atKey = false;
      const valueProps = resolveProps(sep2 ?? [], {
        flow: fcName,
        indicator: "map-value-ind",
        next: value,
        offset: keyNode.range[2],
        onError,
        parentIndent: fc.indent,
        startOnNewline: false
      });
      if (valueProps.found) {
        if (!isMap2 && !props.found && ctx.options.strict) {
          if (sep2)
            for (const st of sep2) {
              if (st === valueProps.found)
                break;
              if (st.type === "newline") {
                onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                break;
              }
            }
          if (props.start < valueProps.found.offset - 1024)
            onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
        }
      } else if (value) {
        if ("source" in value && value.source?.[0] === ":")
          onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
        else
          onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep2, null, valueProps, onError) : null;
      if (valueNode) {
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      if (isMap2) {
        const map2 = coll;
        if (mapIncludes(ctx, map2.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        map2.items.push(pair);
      } else {
        const map2 = new YAMLMap(ctx.schema);
        map2.flow = true;
        map2.items.push(pair);
        const endRange = (valueNode ?? keyNode).range;
        map2.range = [keyNode.range[0], endRange[1], endRange[2]];
        coll.items.push(map2);
      }
      offset = valueNode ? valueNode.range[2] : valueProps.end;
    }
  }
  const expectedEnd = isMap2 ? "}" : "]";
  const [ce, ...ee] = fc.end;
  let cePos = offset;
  if (ce?.source === expectedEnd)
    cePos = ce.offset + ce.source.length;
  else {
    const name = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1)
      ee.unshift(ce);
  }
  if (ee.length > 0) {
    const end2 = resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end2.comment) {
      if (coll.comment)
        coll.comment += "\n" + end2.comment;
      else
        coll.comment = end2.comment;
    }
    coll.range = [fc.offset, cePos, end2.offset];
  } else {
    coll.range = [fc.offset, cePos, cePos];
  }
  return coll;
}
var blockMsg, isBlock;
var init_resolve_flow_collection = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-flow-collection.js"() {
    init_identity();
    init_Pair();
    init_YAMLMap();
    init_YAMLSeq();
    init_resolve_end();
    init_resolve_props();
    init_util_contains_newline();
    init_util_map_includes();
    blockMsg = "Block collections are not allowed within flow collections";
    isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN2, ctx, token, onError, tagName, tag) {
  const coll = token.type === "block-map" ? resolveBlockMap(CN2, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token, onError, tag) : resolveFlowCollection(CN2, ctx, token, onError, tag);
  const Coll = coll.constructor;
  if (tagName === "!" || tagName === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
  }
  if (tagName)
    coll.tag = tagName;
  return coll;
}
function composeCollection(CN2, ctx, token, props, onError) {
  const tagToken = props.tag;
  const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
  if (token.type === "block-seq") {
    const { anchor, newlineAfterProp: nl } = props;
    const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
      const message = "Missing newline after block sequence props";
      onError(lastProp, "MISSING_CHAR", message);
    }
  }
  const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
  if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN2, ctx, token, onError, tagName);
  }
  let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
  if (!tag) {
    const kt = ctx.schema.knownTags[tagName];
    if (kt?.collection === expType) {
      ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
      tag = kt;
    } else {
      if (kt) {
        onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
      } else {
        onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
      }
      return resolveCollection(CN2, ctx, token, onError, tagName);
    }
  }
  const coll = resolveCollection(CN2, ctx, token, onError, tagName, tag);
  const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
  const node = isNode(res) ? res : new Scalar(res);
  node.range = coll.range;
  node.tag = tagName;
  if (tag?.format)
    node.format = tag.format;
  return node;
}
var init_compose_collection = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-collection.js"() {
    init_identity();
    init_Scalar();
    init_YAMLMap();
    init_YAMLSeq();
    init_resolve_block_map();
    init_resolve_block_seq();
    init_resolve_flow_collection();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
  const start = scalar.offset;
  const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start, start, start] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines = scalar.source ? splitLines(scalar.source) : [];
  let chompStart = lines.length;
  for (let i = lines.length - 1; i >= 0; --i) {
    const content = lines[i][1];
    if (content === "" || content === "\r")
      chompStart = i;
    else
      break;
  }
  if (chompStart === 0) {
    const value2 = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
    let end3 = start + header.length;
    if (scalar.source)
      end3 += scalar.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end3, end3] };
  }
  let trimIndent = scalar.indent + header.indent;
  let offset = scalar.offset + header.length;
  let contentStart = 0;
  for (let i = 0; i < chompStart; ++i) {
    const [indent, content] = lines[i];
    if (content === "" || content === "\r") {
      if (header.indent === 0 && indent.length > trimIndent)
        trimIndent = indent.length;
    } else {
      if (indent.length < trimIndent) {
        const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
        onError(offset + indent.length, "MISSING_CHAR", message);
      }
      if (header.indent === 0)
        trimIndent = indent.length;
      contentStart = i;
      if (trimIndent === 0 && !ctx.atRoot) {
        const message = "Block scalar values in collections must be indented";
        onError(offset, "BAD_INDENT", message);
      }
      break;
    }
    offset += indent.length + content.length + 1;
  }
  for (let i = lines.length - 1; i >= chompStart; --i) {
    if (lines[i][0].length > trimIndent)
      chompStart = i + 1;
  }
  let value = "";
  let sep2 = "";
  let prevMoreIndented = false;
  for (let i = 0; i < contentStart; ++i)
    value += lines[i][0].slice(trimIndent) + "\n";
  for (let i = contentStart; i < chompStart; ++i) {
    let [indent, content] = lines[i];
    offset += indent.length + content.length + 1;
    const crlf = content[content.length - 1] === "\r";
    if (crlf)
      content = content.slice(0, -1);
    if (content && indent.length < trimIndent) {
      const src = header.indent ? "explicit indentation indicator" : "first line";
      const message = `Block scalar lines must not be less indented than their ${src}`;
      onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
      indent = "";
    }
    if (type === Scalar.BLOCK_LITERAL) {
      value += sep2 + indent.slice(trimIndent) + content;
      sep2 = "\n";
    } else if (indent.length > trimIndent || content[0] === "	") {
      if (sep2 === " ")
        sep2 = "\n";
      else if (!prevMoreIndented && sep2 === "\n")
        sep2 = "\n\n";
      value += sep2 + indent.slice(trimIndent) + content;
      sep2 = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep2 === "\n")
        value += "\n";
      else
        sep2 = "\n";
    } else {
      value += sep2 + content;
      sep2 = " ";
      prevMoreIndented = false;
    }
  }
  switch (header.chomp) {
    case "-":
      break;
    case "+":
      for (let i = chompStart; i < lines.length; ++i)
        value += "\n" + lines[i][0].slice(trimIndent);
      if (value[value.length - 1] !== "\n")
        value += "\n";
      break;
    default:
      value += "\n";
  }
  const end2 = start + header.length + scalar.source.length;
  return { value, type, comment: header.comment, range: [start, end2, end2] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
  if (props[0].type !== "block-scalar-header") {
    onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
  }
  const { source: source2 } = props[0];
  const mode = source2[0];
  let indent = 0;
  let chomp = "";
  let error2 = -1;
  for (let i = 1; i < source2.length; ++i) {
    const ch = source2[i];
    if (!chomp && (ch === "-" || ch === "+"))
      chomp = ch;
    else {
      const n = Number(ch);
      if (!indent && n)
        indent = n;
      else if (error2 === -1)
        error2 = offset + i;
    }
  }
  if (error2 !== -1)
    onError(error2, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source2}`);
  let hasSpace = false;
  let comment = "";
  let length = source2.length;
  for (let i = 1; i < props.length; ++i) {
    const token = props[i];
    switch (token.type) {
      case "space":
        hasSpace = true;
      // fallthrough
      case "newline":
        length += token.source.length;
        break;
      case "comment":
        if (strict && !hasSpace) {
          const message = "Comments must be separated from other tokens by white space characters";
          onError(token, "MISSING_CHAR", message);
        }
        length += token.source.length;
        comment = token.source.substring(1);
        break;
      case "error":
        onError(token, "UNEXPECTED_TOKEN", token.message);
        length += token.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        const message = `Unexpected token in block scalar header: ${token.type}`;
        onError(token, "UNEXPECTED_TOKEN", message);
        const ts = token.source;
        if (ts && typeof ts === "string")
          length += ts.length;
      }
    }
  }
  return { mode, indent, chomp, comment, length };
}
function splitLines(source2) {
  const split = source2.split(/\n( *)/);
  const first = split[0];
  const m = first.match(/^( *)/);
  const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
  const lines = [line0];
  for (let i = 1; i < split.length; i += 2)
    lines.push([split[i], split[i + 1]]);
  return lines;
}
var init_resolve_block_scalar = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-scalar.js"() {
    init_Scalar();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
  const { offset, type, source: source2, end: end2 } = scalar;
  let _type;
  let value;
  const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
  switch (type) {
    case "scalar":
      _type = Scalar.PLAIN;
      value = plainValue(source2, _onError);
      break;
    case "single-quoted-scalar":
      _type = Scalar.QUOTE_SINGLE;
      value = singleQuotedValue(source2, _onError);
      break;
    case "double-quoted-scalar":
      _type = Scalar.QUOTE_DOUBLE;
      value = doubleQuotedValue(source2, _onError);
      break;
    /* istanbul ignore next should not happen */
    default:
      onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
      return {
        value: "",
        type: null,
        comment: "",
        range: [offset, offset + source2.length, offset + source2.length]
      };
  }
  const valueEnd = offset + source2.length;
  const re = resolveEnd(end2, valueEnd, strict, onError);
  return {
    value,
    type: _type,
    comment: re.comment,
    range: [offset, valueEnd, re.offset]
  };
}
function plainValue(source2, onError) {
  let badChar = "";
  switch (source2[0]) {
    /* istanbul ignore next should not happen */
    case "	":
      badChar = "a tab character";
      break;
    case ",":
      badChar = "flow indicator character ,";
      break;
    case "%":
      badChar = "directive indicator character %";
      break;
    case "|":
    case ">": {
      badChar = `block scalar indicator ${source2[0]}`;
      break;
    }
    case "@":
    case "`": {
      badChar = `reserved character ${source2[0]}`;
      break;
    }
  }
  if (badChar)
    onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
  return unfoldLines(source2);
}
function singleQuotedValue(source2, onError) {
  if (source2[source2.length - 1] !== "'" || source2.length === 1)
    onError(source2.length, "MISSING_CHAR", "Missing closing 'quote");
  return unfoldLines(source2.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source2) {
  const line = /(.*?)\r?\n/sy;
  let match = line.exec(source2);
  if (!match)
    return source2;
  let trimEnd, trimBoth;
  try {
    trimEnd = new RegExp("(?<![ 	])[ 	]+$");
    trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
  } catch {
    trimEnd = /[ \t]+$/;
    trimBoth = /^[ \t]+|[ \t]+$/g;
  }
  let res = match[1].replace(trimEnd, "");
  let sep2 = " ";
  let pos = line.lastIndex;
  while (match = line.exec(source2)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep2 === "\n")
        res += sep2;
      else
        sep2 = "\n";
    } else {
      res += sep2 + lm;
      sep2 = " ";
    }
    pos = line.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source2);
  return res + sep2 + (match?.[1] ?? "");
}
function doubleQuotedValue(source2, onError) {
  let res = "";
  for (let i = 1; i < source2.length - 1; ++i) {
    const ch = source2[i];
    if (ch === "\r" && source2[i + 1] === "\n")
      continue;
    if (ch === "\n") {
      const { fold, offset } = foldNewline(source2, i);
      res += fold;
      i = offset;
    } else if (ch === "\\") {
      let next = source2[++i];
      const cc = escapeCodes[next];
      if (cc)
        res += cc;
      else if (next === "\n") {
        next = source2[i + 1];
        while (next === " " || next === "	")
          next = source2[++i + 1];
      } else if (next === "\r" && source2[i + 1] === "\n") {
        next = source2[++i + 1];
        while (next === " " || next === "	")
          next = source2[++i + 1];
      } else if (next === "x" || next === "u" || next === "U") {
        const length = next === "x" ? 2 : next === "u" ? 4 : 8;
        res += parseCharCode(source2, i + 1, length, onError);
        i += length;
      } else {
        const raw = source2.substr(i - 1, 2);
        onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        res += raw;
      }
    } else if (ch === " " || ch === "	") {
      const wsStart = i;
      let next = source2[i + 1];
      while (next === " " || next === "	")
        next = source2[++i + 1];
      if (next !== "\n" && !(next === "\r" && source2[i + 2] === "\n"))
        res += i > wsStart ? source2.slice(wsStart, i + 1) : ch;
    } else {
      res += ch;
    }
  }
  if (source2[source2.length - 1] !== '"' || source2.length === 1)
    onError(source2.length, "MISSING_CHAR", 'Missing closing "quote');
  return res;
}
function foldNewline(source2, offset) {
  let fold = "";
  let ch = source2[offset + 1];
  while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
    if (ch === "\r" && source2[offset + 2] !== "\n")
      break;
    if (ch === "\n")
      fold += "\n";
    offset += 1;
    ch = source2[offset + 1];
  }
  if (!fold)
    fold = " ";
  return { fold, offset };
}
function parseCharCode(source2, offset, length, onError) {
  const cc = source2.substr(offset, length);
  const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
  const code = ok ? parseInt(cc, 16) : NaN;
  try {
    return String.fromCodePoint(code);
  } catch {
    const raw = source2.substr(offset - 2, length + 2);
    onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
    return raw;
  }
}
var escapeCodes;
var init_resolve_flow_scalar = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js"() {
    init_Scalar();
    init_resolve_end();
    escapeCodes = {
      "0": "\0",
      // null character
      a: "\x07",
      // bell character
      b: "\b",
      // backspace
      e: "\x1B",
      // escape character
      f: "\f",
      // form feed
      n: "\n",
      // line feed
      r: "\r",
      // carriage return
      t: "	",
      // horizontal tab
      v: "\v",
      // vertical tab
      N: "",
      // Unicode next line
      _: " ",
      // Unicode non-breaking space
      L: "\u2028",
      // Unicode line separator
      P: "\u2029",
      // Unicode paragraph separator
      " ": " ",
      '"': '"',
      "/": "/",
      "\\": "\\",
      "	": "	"
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
  const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
  const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
  let tag;
  if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[SCALAR];
  } else if (tagName)
    tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
  else if (token.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token, onError);
  else
    tag = ctx.schema[SCALAR];
  let scalar;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar = isScalar(res) ? res : new Scalar(res);
  } catch (error2) {
    const msg = error2 instanceof Error ? error2.message : String(error2);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar = new Scalar(value);
  }
  scalar.range = range;
  scalar.source = value;
  if (type)
    scalar.type = type;
  if (tagName)
    scalar.tag = tagName;
  if (tag.format)
    scalar.format = tag.format;
  if (comment)
    scalar.comment = comment;
  return scalar;
}
function findScalarTagByName(schema4, value, tagName, tagToken, onError) {
  if (tagName === "!")
    return schema4[SCALAR];
  const matchWithTest = [];
  for (const tag of schema4.tags) {
    if (!tag.collection && tag.tag === tagName) {
      if (tag.default && tag.test)
        matchWithTest.push(tag);
      else
        return tag;
    }
  }
  for (const tag of matchWithTest)
    if (tag.test?.test(value))
      return tag;
  const kt = schema4.knownTags[tagName];
  if (kt && !kt.collection) {
    schema4.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
    return kt;
  }
  onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
  return schema4[SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema: schema4 }, value, token, onError) {
  const tag = schema4.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema4[SCALAR];
  if (schema4.compat) {
    const compat = schema4.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema4[SCALAR];
    if (tag.tag !== compat.tag) {
      const ts = directives.tagString(tag.tag);
      const cs = directives.tagString(compat.tag);
      const msg = `Value may be parsed as either ${ts} or ${cs}`;
      onError(token, "TAG_RESOLVE_FAILED", msg, true);
    }
  }
  return tag;
}
var init_compose_scalar = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-scalar.js"() {
    init_identity();
    init_Scalar();
    init_resolve_block_scalar();
    init_resolve_flow_scalar();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
  if (before) {
    pos ?? (pos = before.length);
    for (let i = pos - 1; i >= 0; --i) {
      let st = before[i];
      switch (st.type) {
        case "space":
        case "comment":
        case "newline":
          offset -= st.source.length;
          continue;
      }
      st = before[++i];
      while (st?.type === "space") {
        offset += st.source.length;
        st = before[++i];
      }
      break;
    }
  }
  return offset;
}
var init_util_empty_scalar_position = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-node.js
function composeNode(ctx, token, props, onError) {
  const atKey = ctx.atKey;
  const { spaceBefore, comment, anchor, tag } = props;
  let node;
  let isSrcToken = true;
  switch (token.type) {
    case "alias":
      node = composeAlias(ctx, token, onError);
      if (anchor || tag)
        onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      node = composeScalar(ctx, token, tag, onError);
      if (anchor)
        node.anchor = anchor.source.substring(1);
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        node = composeCollection(CN, ctx, token, props, onError);
        if (anchor)
          node.anchor = anchor.source.substring(1);
      } catch (error2) {
        const message = error2 instanceof Error ? error2.message : String(error2);
        onError(token, "RESOURCE_EXHAUSTION", message);
      }
      break;
    default: {
      const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
      onError(token, "UNEXPECTED_TOKEN", message);
      isSrcToken = false;
    }
  }
  node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
  if (anchor && node.anchor === "")
    onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token, "NON_STRING_KEY", msg);
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    if (token.type === "scalar" && token.source === "")
      node.comment = comment;
    else
      node.commentBefore = comment;
  }
  if (ctx.options.keepSourceTokens && isSrcToken)
    node.srcToken = token;
  return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end: end2 }, onError) {
  const token = {
    type: "scalar",
    offset: emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
  };
  const node = composeScalar(ctx, token, tag, onError);
  if (anchor) {
    node.anchor = anchor.source.substring(1);
    if (node.anchor === "")
      onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    node.comment = comment;
    node.range[2] = end2;
  }
  return node;
}
function composeAlias({ options: options2 }, { offset, source: source2, end: end2 }, onError) {
  const alias = new Alias(source2.substring(1));
  if (alias.source === "")
    onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
  if (alias.source.endsWith(":"))
    onError(offset + source2.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
  const valueEnd = offset + source2.length;
  const re = resolveEnd(end2, valueEnd, options2.strict, onError);
  alias.range = [offset, valueEnd, re.offset];
  if (re.comment)
    alias.comment = re.comment;
  return alias;
}
var CN;
var init_compose_node = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-node.js"() {
    init_Alias();
    init_identity();
    init_compose_collection();
    init_compose_scalar();
    init_resolve_end();
    init_util_empty_scalar_position();
    CN = { composeNode, composeEmptyNode };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options2, directives, { offset, start, value, end: end2 }, onError) {
  const opts = Object.assign({ _directives: directives }, options2);
  const doc = new Document(void 0, opts);
  const ctx = {
    atKey: false,
    atRoot: true,
    directives: doc.directives,
    options: doc.options,
    schema: doc.schema
  };
  const props = resolveProps(start, {
    indicator: "doc-start",
    next: value ?? end2?.[0],
    offset,
    onError,
    parentIndent: 0,
    startOnNewline: true
  });
  if (props.found) {
    doc.directives.docStart = true;
    if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
      onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
  }
  doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
  const contentEnd = doc.contents.range[2];
  const re = resolveEnd(end2, contentEnd, false, onError);
  if (re.comment)
    doc.comment = re.comment;
  doc.range = [offset, contentEnd, re.offset];
  return doc;
}
var init_compose_doc = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-doc.js"() {
    init_Document();
    init_compose_node();
    init_resolve_end();
    init_resolve_props();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
  if (typeof src === "number")
    return [src, src + 1];
  if (Array.isArray(src))
    return src.length === 2 ? src : [src[0], src[1]];
  const { offset, source: source2 } = src;
  return [offset, offset + (typeof source2 === "string" ? source2.length : 1)];
}
function parsePrelude(prelude) {
  let comment = "";
  let atComment = false;
  let afterEmptyLine = false;
  for (let i = 0; i < prelude.length; ++i) {
    const source2 = prelude[i];
    switch (source2[0]) {
      case "#":
        comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source2.substring(1) || " ");
        atComment = true;
        afterEmptyLine = false;
        break;
      case "%":
        if (prelude[i + 1]?.[0] !== "#")
          i += 1;
        atComment = false;
        break;
      default:
        if (!atComment)
          afterEmptyLine = true;
        atComment = false;
    }
  }
  return { comment, afterEmptyLine };
}
var Composer;
var init_composer = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/composer.js"() {
    init_directives();
    init_Document();
    init_errors2();
    init_identity();
    init_compose_doc();
    init_resolve_end();
    Composer = class {
      constructor(options2 = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source2, code, message, warning) => {
          const pos = getErrorPos(source2);
          if (warning)
            this.warnings.push(new YAMLWarning(pos, code, message));
          else
            this.errors.push(new YAMLParseError(pos, code, message));
        };
        this.directives = new Directives({ version: options2.version || "1.2" });
        this.options = options2;
      }
      decorate(doc, afterDoc) {
        const { comment, afterEmptyLine } = parsePrelude(this.prelude);
        if (comment) {
          const dc = doc.contents;
          if (afterDoc) {
            doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
          } else if (afterEmptyLine || doc.directives.docStart || !dc) {
            doc.commentBefore = comment;
          } else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
            let it = dc.items[0];
            if (isPair(it))
              it = it.key;
            const cb = it.commentBefore;
            it.commentBefore = cb ? `${comment}
${cb}` : comment;
          } else {
            const cb = dc.commentBefore;
            dc.commentBefore = cb ? `${comment}
${cb}` : comment;
          }
        }
        if (afterDoc) {
          for (let i = 0; i < this.errors.length; ++i)
            doc.errors.push(this.errors[i]);
          for (let i = 0; i < this.warnings.length; ++i)
            doc.warnings.push(this.warnings[i]);
        } else {
          doc.errors = this.errors;
          doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
      }
      /**
       * Current stream status information.
       *
       * Mostly useful at the end of input for an empty stream.
       */
      streamInfo() {
        return {
          comment: parsePrelude(this.prelude).comment,
          directives: this.directives,
          errors: this.errors,
          warnings: this.warnings
        };
      }
      /**
       * Compose tokens into documents.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *compose(tokens, forceDoc = false, endOffset = -1) {
        for (const token of tokens)
          yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
      }
      /** Advance the composer by one CST token. */
      *next(token) {
        switch (token.type) {
          case "directive":
            this.directives.add(token.source, (offset, message, warning) => {
              const pos = getErrorPos(token);
              pos[0] += offset;
              this.onError(pos, "BAD_DIRECTIVE", message, warning);
            });
            this.prelude.push(token.source);
            this.atDirectives = true;
            break;
          case "document": {
            const doc = composeDoc(this.options, this.directives, token, this.onError);
            if (this.atDirectives && !doc.directives.docStart)
              this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
            this.decorate(doc, false);
            if (this.doc)
              yield this.doc;
            this.doc = doc;
            this.atDirectives = false;
            break;
          }
          case "byte-order-mark":
          case "space":
            break;
          case "comment":
          case "newline":
            this.prelude.push(token.source);
            break;
          case "error": {
            const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
            const error2 = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
            if (this.atDirectives || !this.doc)
              this.errors.push(error2);
            else
              this.doc.errors.push(error2);
            break;
          }
          case "doc-end": {
            if (!this.doc) {
              const msg = "Unexpected doc-end without preceding document";
              this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
              break;
            }
            this.doc.directives.docEnd = true;
            const end2 = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
            this.decorate(this.doc, true);
            if (end2.comment) {
              const dc = this.doc.comment;
              this.doc.comment = dc ? `${dc}
${end2.comment}` : end2.comment;
            }
            this.doc.range[2] = end2.offset;
            break;
          }
          default:
            this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
        }
      }
      /**
       * Call at end of input to yield any remaining document.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
          this.decorate(this.doc, true);
          yield this.doc;
          this.doc = null;
        } else if (forceDoc) {
          const opts = Object.assign({ _directives: this.directives }, this.options);
          const doc = new Document(void 0, opts);
          if (this.atDirectives)
            this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
          doc.range = [0, endOffset, endOffset];
          this.decorate(doc, false);
          yield doc;
        }
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-scalar.js
var init_cst_scalar = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-scalar.js"() {
    init_resolve_block_scalar();
    init_resolve_flow_scalar();
    init_errors2();
    init_stringifyString();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-stringify.js
var init_cst_stringify = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-stringify.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-visit.js
function visit2(cst, visitor) {
  if ("type" in cst && cst.type === "document")
    cst = { start: cst.start, value: cst.value };
  _visit(Object.freeze([]), cst, visitor);
}
function _visit(path, item, visitor) {
  let ctrl = visitor(item, path);
  if (typeof ctrl === "symbol")
    return ctrl;
  for (const field of ["key", "value"]) {
    const token = item[field];
    if (token && "items" in token) {
      for (let i = 0; i < token.items.length; ++i) {
        const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK2)
          return BREAK2;
        else if (ci === REMOVE2) {
          token.items.splice(i, 1);
          i -= 1;
        }
      }
      if (typeof ctrl === "function" && field === "key")
        ctrl = ctrl(item, path);
    }
  }
  return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}
var BREAK2, SKIP2, REMOVE2;
var init_cst_visit = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-visit.js"() {
    BREAK2 = /* @__PURE__ */ Symbol("break visit");
    SKIP2 = /* @__PURE__ */ Symbol("skip children");
    REMOVE2 = /* @__PURE__ */ Symbol("remove item");
    visit2.BREAK = BREAK2;
    visit2.SKIP = SKIP2;
    visit2.REMOVE = REMOVE2;
    visit2.itemAtPath = (cst, path) => {
      let item = cst;
      for (const [field, index] of path) {
        const tok = item?.[field];
        if (tok && "items" in tok) {
          item = tok.items[index];
        } else
          return void 0;
      }
      return item;
    };
    visit2.parentCollection = (cst, path) => {
      const parent = visit2.itemAtPath(cst, path.slice(0, -1));
      const field = path[path.length - 1][0];
      const coll = parent?.[field];
      if (coll && "items" in coll)
        return coll;
      throw new Error("Parent collection not found");
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst.js
function tokenType(source2) {
  switch (source2) {
    case BOM:
      return "byte-order-mark";
    case DOCUMENT:
      return "doc-mode";
    case FLOW_END:
      return "flow-error-end";
    case SCALAR2:
      return "scalar";
    case "---":
      return "doc-start";
    case "...":
      return "doc-end";
    case "":
    case "\n":
    case "\r\n":
      return "newline";
    case "-":
      return "seq-item-ind";
    case "?":
      return "explicit-key-ind";
    case ":":
      return "map-value-ind";
    case "{":
      return "flow-map-start";
    case "}":
      return "flow-map-end";
    case "[":
      return "flow-seq-start";
    case "]":
      return "flow-seq-end";
    case ",":
      return "comma";
  }
  switch (source2[0]) {
    case " ":
    case "	":
      return "space";
    case "#":
      return "comment";
    case "%":
      return "directive-line";
    case "*":
      return "alias";
    case "&":
      return "anchor";
    case "!":
      return "tag";
    case "'":
      return "single-quoted-scalar";
    case '"':
      return "double-quoted-scalar";
    case "|":
    case ">":
      return "block-scalar-header";
  }
  return null;
}
var BOM, DOCUMENT, FLOW_END, SCALAR2;
var init_cst = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst.js"() {
    init_cst_scalar();
    init_cst_stringify();
    init_cst_visit();
    BOM = "\uFEFF";
    DOCUMENT = "";
    FLOW_END = "";
    SCALAR2 = "";
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
  switch (ch) {
    case void 0:
    case " ":
    case "\n":
    case "\r":
    case "	":
      return true;
    default:
      return false;
  }
}
var hexDigits, tagChars, flowIndicatorChars, invalidAnchorChars, isNotAnchorChar, Lexer;
var init_lexer = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/lexer.js"() {
    init_cst();
    hexDigits = new Set("0123456789ABCDEFabcdef");
    tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
    flowIndicatorChars = new Set(",[]{}");
    invalidAnchorChars = new Set(" ,[]{}\n\r	");
    isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
    Lexer = class {
      constructor() {
        this.atEnd = false;
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        this.buffer = "";
        this.flowKey = false;
        this.flowLevel = 0;
        this.indentNext = 0;
        this.indentValue = 0;
        this.lineEndPos = null;
        this.next = null;
        this.pos = 0;
      }
      /**
       * Generate YAML tokens from the `source` string. If `incomplete`,
       * a part of the last line may be left as a buffer for the next call.
       *
       * @returns A generator of lexical tokens
       */
      *lex(source2, incomplete = false) {
        if (source2) {
          if (typeof source2 !== "string")
            throw TypeError("source is not a string");
          this.buffer = this.buffer ? this.buffer + source2 : source2;
          this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? "stream";
        while (next && (incomplete || this.hasChars(1)))
          next = yield* this.parseNext(next);
      }
      atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === " " || ch === "	")
          ch = this.buffer[++i];
        if (!ch || ch === "#" || ch === "\n")
          return true;
        if (ch === "\r")
          return this.buffer[i + 1] === "\n";
        return false;
      }
      charAt(n) {
        return this.buffer[this.pos + n];
      }
      continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
          let indent = 0;
          while (ch === " ")
            ch = this.buffer[++indent + offset];
          if (ch === "\r") {
            const next = this.buffer[indent + offset + 1];
            if (next === "\n" || !next && !this.atEnd)
              return offset + indent + 1;
          }
          return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
        }
        if (ch === "-" || ch === ".") {
          const dt = this.buffer.substr(offset, 3);
          if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
            return -1;
        }
        return offset;
      }
      getLine() {
        let end2 = this.lineEndPos;
        if (typeof end2 !== "number" || end2 !== -1 && end2 < this.pos) {
          end2 = this.buffer.indexOf("\n", this.pos);
          this.lineEndPos = end2;
        }
        if (end2 === -1)
          return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end2 - 1] === "\r")
          end2 -= 1;
        return this.buffer.substring(this.pos, end2);
      }
      hasChars(n) {
        return this.pos + n <= this.buffer.length;
      }
      setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
      }
      peek(n) {
        return this.buffer.substr(this.pos, n);
      }
      *parseNext(next) {
        switch (next) {
          case "stream":
            return yield* this.parseStream();
          case "line-start":
            return yield* this.parseLineStart();
          case "block-start":
            return yield* this.parseBlockStart();
          case "doc":
            return yield* this.parseDocument();
          case "flow":
            return yield* this.parseFlowCollection();
          case "quoted-scalar":
            return yield* this.parseQuotedScalar();
          case "block-scalar":
            return yield* this.parseBlockScalar();
          case "plain-scalar":
            return yield* this.parsePlainScalar();
        }
      }
      *parseStream() {
        let line = this.getLine();
        if (line === null)
          return this.setNext("stream");
        if (line[0] === BOM) {
          yield* this.pushCount(1);
          line = line.substring(1);
        }
        if (line[0] === "%") {
          let dirEnd = line.length;
          let cs = line.indexOf("#");
          while (cs !== -1) {
            const ch = line[cs - 1];
            if (ch === " " || ch === "	") {
              dirEnd = cs - 1;
              break;
            } else {
              cs = line.indexOf("#", cs + 1);
            }
          }
          while (true) {
            const ch = line[dirEnd - 1];
            if (ch === " " || ch === "	")
              dirEnd -= 1;
            else
              break;
          }
          const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
          yield* this.pushCount(line.length - n);
          this.pushNewline();
          return "stream";
        }
        if (this.atLineEnd()) {
          const sp = yield* this.pushSpaces(true);
          yield* this.pushCount(line.length - sp);
          yield* this.pushNewline();
          return "stream";
        }
        yield DOCUMENT;
        return yield* this.parseLineStart();
      }
      *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
          return this.setNext("line-start");
        if (ch === "-" || ch === ".") {
          if (!this.atEnd && !this.hasChars(4))
            return this.setNext("line-start");
          const s = this.peek(3);
          if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
            yield* this.pushCount(3);
            this.indentValue = 0;
            this.indentNext = 0;
            return s === "---" ? "doc" : "stream";
          }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
          this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
      }
      *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
          return this.setNext("block-start");
        if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
          const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
          this.indentNext = this.indentValue + 1;
          this.indentValue += n;
          return "block-start";
        }
        return "doc";
      }
      *parseDocument() {
        yield* this.pushSpaces(true);
        const line = this.getLine();
        if (line === null)
          return this.setNext("doc");
        let n = yield* this.pushIndicators();
        switch (line[n]) {
          case "#":
            yield* this.pushCount(line.length - n);
          // fallthrough
          case void 0:
            yield* this.pushNewline();
            return yield* this.parseLineStart();
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel = 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            return "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "doc";
          case '"':
          case "'":
            return yield* this.parseQuotedScalar();
          case "|":
          case ">":
            n += yield* this.parseBlockScalarHeader();
            n += yield* this.pushSpaces(true);
            yield* this.pushCount(line.length - n);
            yield* this.pushNewline();
            return yield* this.parseBlockScalar();
          default:
            return yield* this.parsePlainScalar();
        }
      }
      *parseFlowCollection() {
        let nl, sp;
        let indent = -1;
        do {
          nl = yield* this.pushNewline();
          if (nl > 0) {
            sp = yield* this.pushSpaces(false);
            this.indentValue = indent = sp;
          } else {
            sp = 0;
          }
          sp += yield* this.pushSpaces(true);
        } while (nl + sp > 0);
        const line = this.getLine();
        if (line === null)
          return this.setNext("flow");
        if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
          const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
          if (!atFlowEndMarker) {
            this.flowLevel = 0;
            yield FLOW_END;
            return yield* this.parseLineStart();
          }
        }
        let n = 0;
        while (line[n] === ",") {
          n += yield* this.pushCount(1);
          n += yield* this.pushSpaces(true);
          this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line[n]) {
          case void 0:
            return "flow";
          case "#":
            yield* this.pushCount(line.length - n);
            return "flow";
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel += 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            this.flowKey = true;
            this.flowLevel -= 1;
            return this.flowLevel ? "flow" : "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "flow";
          case '"':
          case "'":
            this.flowKey = true;
            return yield* this.parseQuotedScalar();
          case ":": {
            const next = this.charAt(1);
            if (this.flowKey || isEmpty(next) || next === ",") {
              this.flowKey = false;
              yield* this.pushCount(1);
              yield* this.pushSpaces(true);
              return "flow";
            }
          }
          // fallthrough
          default:
            this.flowKey = false;
            return yield* this.parsePlainScalar();
        }
      }
      *parseQuotedScalar() {
        const quote2 = this.charAt(0);
        let end2 = this.buffer.indexOf(quote2, this.pos + 1);
        if (quote2 === "'") {
          while (end2 !== -1 && this.buffer[end2 + 1] === "'")
            end2 = this.buffer.indexOf("'", end2 + 2);
        } else {
          while (end2 !== -1) {
            let n = 0;
            while (this.buffer[end2 - 1 - n] === "\\")
              n += 1;
            if (n % 2 === 0)
              break;
            end2 = this.buffer.indexOf('"', end2 + 1);
          }
        }
        const qb = this.buffer.substring(0, end2);
        let nl = qb.indexOf("\n", this.pos);
        if (nl !== -1) {
          while (nl !== -1) {
            const cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = qb.indexOf("\n", cs);
          }
          if (nl !== -1) {
            end2 = nl - (qb[nl - 1] === "\r" ? 2 : 1);
          }
        }
        if (end2 === -1) {
          if (!this.atEnd)
            return this.setNext("quoted-scalar");
          end2 = this.buffer.length;
        }
        yield* this.pushToIndex(end2 + 1, false);
        return this.flowLevel ? "flow" : "doc";
      }
      *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
          const ch = this.buffer[++i];
          if (ch === "+")
            this.blockScalarKeep = true;
          else if (ch > "0" && ch <= "9")
            this.blockScalarIndent = Number(ch) - 1;
          else if (ch !== "-")
            break;
        }
        return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
      }
      *parseBlockScalar() {
        let nl = this.pos - 1;
        let indent = 0;
        let ch;
        loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
          switch (ch) {
            case " ":
              indent += 1;
              break;
            case "\n":
              nl = i2;
              indent = 0;
              break;
            case "\r": {
              const next = this.buffer[i2 + 1];
              if (!next && !this.atEnd)
                return this.setNext("block-scalar");
              if (next === "\n")
                break;
            }
            // fallthrough
            default:
              break loop;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("block-scalar");
        if (indent >= this.indentNext) {
          if (this.blockScalarIndent === -1)
            this.indentNext = indent;
          else {
            this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
          }
          do {
            const cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = this.buffer.indexOf("\n", cs);
          } while (nl !== -1);
          if (nl === -1) {
            if (!this.atEnd)
              return this.setNext("block-scalar");
            nl = this.buffer.length;
          }
        }
        let i = nl + 1;
        ch = this.buffer[i];
        while (ch === " ")
          ch = this.buffer[++i];
        if (ch === "	") {
          while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
            ch = this.buffer[++i];
          nl = i - 1;
        } else if (!this.blockScalarKeep) {
          do {
            let i2 = nl - 1;
            let ch2 = this.buffer[i2];
            if (ch2 === "\r")
              ch2 = this.buffer[--i2];
            const lastChar = i2;
            while (ch2 === " ")
              ch2 = this.buffer[--i2];
            if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
              nl = i2;
            else
              break;
          } while (true);
        }
        yield SCALAR2;
        yield* this.pushToIndex(nl + 1, true);
        return yield* this.parseLineStart();
      }
      *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end2 = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while (ch = this.buffer[++i]) {
          if (ch === ":") {
            const next = this.buffer[i + 1];
            if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
              break;
            end2 = i;
          } else if (isEmpty(ch)) {
            let next = this.buffer[i + 1];
            if (ch === "\r") {
              if (next === "\n") {
                i += 1;
                ch = "\n";
                next = this.buffer[i + 1];
              } else
                end2 = i;
            }
            if (next === "#" || inFlow && flowIndicatorChars.has(next))
              break;
            if (ch === "\n") {
              const cs = this.continueScalar(i + 1);
              if (cs === -1)
                break;
              i = Math.max(i, cs - 2);
            }
          } else {
            if (inFlow && flowIndicatorChars.has(ch))
              break;
            end2 = i;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("plain-scalar");
        yield SCALAR2;
        yield* this.pushToIndex(end2 + 1, true);
        return inFlow ? "flow" : "doc";
      }
      *pushCount(n) {
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos += n;
          return n;
        }
        return 0;
      }
      *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
          yield s;
          this.pos += s.length;
          return s.length;
        } else if (allowEmpty)
          yield "";
        return 0;
      }
      *pushIndicators() {
        let n = 0;
        loop: while (true) {
          switch (this.charAt(0)) {
            case "!":
              n += yield* this.pushTag();
              n += yield* this.pushSpaces(true);
              continue loop;
            case "&":
              n += yield* this.pushUntil(isNotAnchorChar);
              n += yield* this.pushSpaces(true);
              continue loop;
            case "-":
            // this is an error
            case "?":
            // this is an error outside flow collections
            case ":": {
              const inFlow = this.flowLevel > 0;
              const ch1 = this.charAt(1);
              if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
                if (!inFlow)
                  this.indentNext = this.indentValue + 1;
                else if (this.flowKey)
                  this.flowKey = false;
                n += yield* this.pushCount(1);
                n += yield* this.pushSpaces(true);
                continue loop;
              }
            }
          }
          break loop;
        }
        return n;
      }
      *pushTag() {
        if (this.charAt(1) === "<") {
          let i = this.pos + 2;
          let ch = this.buffer[i];
          while (!isEmpty(ch) && ch !== ">")
            ch = this.buffer[++i];
          return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
        } else {
          let i = this.pos + 1;
          let ch = this.buffer[i];
          while (ch) {
            if (tagChars.has(ch))
              ch = this.buffer[++i];
            else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
              ch = this.buffer[i += 3];
            } else
              break;
          }
          return yield* this.pushToIndex(i, false);
        }
      }
      *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === "\n")
          return yield* this.pushCount(1);
        else if (ch === "\r" && this.charAt(1) === "\n")
          return yield* this.pushCount(2);
        else
          return 0;
      }
      *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
          ch = this.buffer[++i];
        } while (ch === " " || allowTabs && ch === "	");
        const n = i - this.pos;
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos = i;
        }
        return n;
      }
      *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
          ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter;
var init_line_counter = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/line-counter.js"() {
    LineCounter = class {
      constructor() {
        this.lineStarts = [];
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        this.linePos = (offset) => {
          let low = 0;
          let high = this.lineStarts.length;
          while (low < high) {
            const mid = low + high >> 1;
            if (this.lineStarts[mid] < offset)
              low = mid + 1;
            else
              high = mid;
          }
          if (this.lineStarts[low] === offset)
            return { line: low + 1, col: 1 };
          if (low === 0)
            return { line: 0, col: offset };
          const start = this.lineStarts[low - 1];
          return { line: low, col: offset - start + 1 };
        };
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list3, type) {
  for (let i = 0; i < list3.length; ++i)
    if (list3[i].type === type)
      return true;
  return false;
}
function findNonEmptyIndex(list3) {
  for (let i = 0; i < list3.length; ++i) {
    switch (list3[i].type) {
      case "space":
      case "comment":
      case "newline":
        break;
      default:
        return i;
    }
  }
  return -1;
}
function isFlowToken(token) {
  switch (token?.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "flow-collection":
      return true;
    default:
      return false;
  }
}
function getPrevProps(parent) {
  switch (parent.type) {
    case "document":
      return parent.start;
    case "block-map": {
      const it = parent.items[parent.items.length - 1];
      return it.sep ?? it.start;
    }
    case "block-seq":
      return parent.items[parent.items.length - 1].start;
    /* istanbul ignore next should not happen */
    default:
      return [];
  }
}
function getFirstKeyStartProps(prev) {
  if (prev.length === 0)
    return [];
  let i = prev.length;
  loop: while (--i >= 0) {
    switch (prev[i].type) {
      case "doc-start":
      case "explicit-key-ind":
      case "map-value-ind":
      case "seq-item-ind":
      case "newline":
        break loop;
    }
  }
  while (prev[++i]?.type === "space") {
  }
  return prev.splice(i, prev.length);
}
function arrayPushArray(target, source2) {
  if (source2.length < 1e5)
    Array.prototype.push.apply(target, source2);
  else
    for (let i = 0; i < source2.length; ++i)
      target.push(source2[i]);
}
function fixFlowSeqItems(fc) {
  if (fc.start.type === "flow-seq-start") {
    for (const it of fc.items) {
      if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
        if (it.key)
          it.value = it.key;
        delete it.key;
        if (isFlowToken(it.value)) {
          if (it.value.end)
            arrayPushArray(it.value.end, it.sep);
          else
            it.value.end = it.sep;
        } else
          arrayPushArray(it.start, it.sep);
        delete it.sep;
      }
    }
  }
}
var Parser;
var init_parser = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/parser.js"() {
    init_cst();
    init_lexer();
    Parser = class {
      /**
       * @param onNewLine - If defined, called separately with the start position of
       *   each new line (in `parse()`, including the start of input).
       */
      constructor(onNewLine) {
        this.atNewLine = true;
        this.atScalar = false;
        this.indent = 0;
        this.offset = 0;
        this.onKeyLine = false;
        this.stack = [];
        this.source = "";
        this.type = "";
        this.lexer = new Lexer();
        this.onNewLine = onNewLine;
      }
      /**
       * Parse `source` as a YAML stream.
       * If `incomplete`, a part of the last line may be left as a buffer for the next call.
       *
       * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
       *
       * @returns A generator of tokens representing each directive, document, and other structure.
       */
      *parse(source2, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
          this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source2, incomplete))
          yield* this.next(lexeme);
        if (!incomplete)
          yield* this.end();
      }
      /**
       * Advance the parser by the `source` of one lexical token.
       */
      *next(source2) {
        this.source = source2;
        if (this.atScalar) {
          this.atScalar = false;
          yield* this.step();
          this.offset += source2.length;
          return;
        }
        const type = tokenType(source2);
        if (!type) {
          const message = `Not a YAML token: ${source2}`;
          yield* this.pop({ type: "error", offset: this.offset, message, source: source2 });
          this.offset += source2.length;
        } else if (type === "scalar") {
          this.atNewLine = false;
          this.atScalar = true;
          this.type = "scalar";
        } else {
          this.type = type;
          yield* this.step();
          switch (type) {
            case "newline":
              this.atNewLine = true;
              this.indent = 0;
              if (this.onNewLine)
                this.onNewLine(this.offset + source2.length);
              break;
            case "space":
              if (this.atNewLine && source2[0] === " ")
                this.indent += source2.length;
              break;
            case "explicit-key-ind":
            case "map-value-ind":
            case "seq-item-ind":
              if (this.atNewLine)
                this.indent += source2.length;
              break;
            case "doc-mode":
            case "flow-error-end":
              return;
            default:
              this.atNewLine = false;
          }
          this.offset += source2.length;
        }
      }
      /** Call at end of input to push out any remaining constructions */
      *end() {
        while (this.stack.length > 0)
          yield* this.pop();
      }
      get sourceToken() {
        const st = {
          type: this.type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
        return st;
      }
      *step() {
        const top = this.peek(1);
        if (this.type === "doc-end" && top?.type !== "doc-end") {
          while (this.stack.length > 0)
            yield* this.pop();
          this.stack.push({
            type: "doc-end",
            offset: this.offset,
            source: this.source
          });
          return;
        }
        if (!top)
          return yield* this.stream();
        switch (top.type) {
          case "document":
            return yield* this.document(top);
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return yield* this.scalar(top);
          case "block-scalar":
            return yield* this.blockScalar(top);
          case "block-map":
            return yield* this.blockMap(top);
          case "block-seq":
            return yield* this.blockSequence(top);
          case "flow-collection":
            return yield* this.flowCollection(top);
          case "doc-end":
            return yield* this.documentEnd(top);
        }
        yield* this.pop();
      }
      peek(n) {
        return this.stack[this.stack.length - n];
      }
      *pop(error2) {
        const token = error2 ?? this.stack.pop();
        if (!token) {
          const message = "Tried to pop an empty stack";
          yield { type: "error", offset: this.offset, source: "", message };
        } else if (this.stack.length === 0) {
          yield token;
        } else {
          const top = this.peek(1);
          if (token.type === "block-scalar") {
            token.indent = "indent" in top ? top.indent : 0;
          } else if (token.type === "flow-collection" && top.type === "document") {
            token.indent = 0;
          }
          if (token.type === "flow-collection")
            fixFlowSeqItems(token);
          switch (top.type) {
            case "document":
              top.value = token;
              break;
            case "block-scalar":
              top.props.push(token);
              break;
            case "block-map": {
              const it = top.items[top.items.length - 1];
              if (it.value) {
                top.items.push({ start: [], key: token, sep: [] });
                this.onKeyLine = true;
                return;
              } else if (it.sep) {
                it.value = token;
              } else {
                Object.assign(it, { key: token, sep: [] });
                this.onKeyLine = !it.explicitKey;
                return;
              }
              break;
            }
            case "block-seq": {
              const it = top.items[top.items.length - 1];
              if (it.value)
                top.items.push({ start: [], value: token });
              else
                it.value = token;
              break;
            }
            case "flow-collection": {
              const it = top.items[top.items.length - 1];
              if (!it || it.value)
                top.items.push({ start: [], key: token, sep: [] });
              else if (it.sep)
                it.value = token;
              else
                Object.assign(it, { key: token, sep: [] });
              return;
            }
            /* istanbul ignore next should not happen */
            default:
              yield* this.pop();
              yield* this.pop(token);
          }
          if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
            const last = token.items[token.items.length - 1];
            if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
              if (top.type === "document")
                top.end = last.start;
              else
                top.items.push({ start: last.start });
              token.items.splice(-1, 1);
            }
          }
        }
      }
      *stream() {
        switch (this.type) {
          case "directive-line":
            yield { type: "directive", offset: this.offset, source: this.source };
            return;
          case "byte-order-mark":
          case "space":
          case "comment":
          case "newline":
            yield this.sourceToken;
            return;
          case "doc-mode":
          case "doc-start": {
            const doc = {
              type: "document",
              offset: this.offset,
              start: []
            };
            if (this.type === "doc-start")
              doc.start.push(this.sourceToken);
            this.stack.push(doc);
            return;
          }
        }
        yield {
          type: "error",
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML stream`,
          source: this.source
        };
      }
      *document(doc) {
        if (doc.value)
          return yield* this.lineEnd(doc);
        switch (this.type) {
          case "doc-start": {
            if (findNonEmptyIndex(doc.start) !== -1) {
              yield* this.pop();
              yield* this.step();
            } else
              doc.start.push(this.sourceToken);
            return;
          }
          case "anchor":
          case "tag":
          case "space":
          case "comment":
          case "newline":
            doc.start.push(this.sourceToken);
            return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
          this.stack.push(bv);
        else {
          yield {
            type: "error",
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML document`,
            source: this.source
          };
        }
      }
      *scalar(scalar) {
        if (this.type === "map-value-ind") {
          const prev = getPrevProps(this.peek(2));
          const start = getFirstKeyStartProps(prev);
          let sep2;
          if (scalar.end) {
            sep2 = scalar.end;
            sep2.push(this.sourceToken);
            delete scalar.end;
          } else
            sep2 = [this.sourceToken];
          const map2 = {
            type: "block-map",
            offset: scalar.offset,
            indent: scalar.indent,
            items: [{ start, key: scalar, sep: sep2 }]
          };
          this.onKeyLine = true;
          this.stack[this.stack.length - 1] = map2;
        } else
          yield* this.lineEnd(scalar);
      }
      *blockScalar(scalar) {
        switch (this.type) {
          case "space":
          case "comment":
          case "newline":
            scalar.props.push(this.sourceToken);
            return;
          case "scalar":
            scalar.source = this.source;
            this.atNewLine = true;
            this.indent = 0;
            if (this.onNewLine) {
              let nl = this.source.indexOf("\n") + 1;
              while (nl !== 0) {
                this.onNewLine(this.offset + nl);
                nl = this.source.indexOf("\n", nl) + 1;
              }
            }
            yield* this.pop();
            break;
          /* istanbul ignore next should not happen */
          default:
            yield* this.pop();
            yield* this.step();
        }
      }
      *blockMap(map2) {
        const it = map2.items[map2.items.length - 1];
        switch (this.type) {
          case "newline":
            this.onKeyLine = false;
            if (it.value) {
              const end2 = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end2) ? end2[end2.length - 1] : void 0;
              if (last?.type === "comment")
                end2?.push(this.sourceToken);
              else
                map2.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              it.start.push(this.sourceToken);
            }
            return;
          case "space":
          case "comment":
            if (it.value) {
              map2.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              if (this.atIndentedComment(it.start, map2.indent)) {
                const prev = map2.items[map2.items.length - 2];
                const end2 = prev?.value?.end;
                if (Array.isArray(end2)) {
                  arrayPushArray(end2, it.start);
                  end2.push(this.sourceToken);
                  map2.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
        }
        if (this.indent >= map2.indent) {
          const atMapIndent = !this.onKeyLine && this.indent === map2.indent;
          const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
          let start = [];
          if (atNextItem && it.sep && !it.value) {
            const nl = [];
            for (let i = 0; i < it.sep.length; ++i) {
              const st = it.sep[i];
              switch (st.type) {
                case "newline":
                  nl.push(i);
                  break;
                case "space":
                  break;
                case "comment":
                  if (st.indent > map2.indent)
                    nl.length = 0;
                  break;
                default:
                  nl.length = 0;
              }
            }
            if (nl.length >= 2)
              start = it.sep.splice(nl[1]);
          }
          switch (this.type) {
            case "anchor":
            case "tag":
              if (atNextItem || it.value) {
                start.push(this.sourceToken);
                map2.items.push({ start });
                this.onKeyLine = true;
              } else if (it.sep) {
                it.sep.push(this.sourceToken);
              } else {
                it.start.push(this.sourceToken);
              }
              return;
            case "explicit-key-ind":
              if (!it.sep && !it.explicitKey) {
                it.start.push(this.sourceToken);
                it.explicitKey = true;
              } else if (atNextItem || it.value) {
                start.push(this.sourceToken);
                map2.items.push({ start, explicitKey: true });
              } else {
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: [this.sourceToken], explicitKey: true }]
                });
              }
              this.onKeyLine = true;
              return;
            case "map-value-ind":
              if (it.explicitKey) {
                if (!it.sep) {
                  if (includesToken(it.start, "newline")) {
                    Object.assign(it, { key: null, sep: [this.sourceToken] });
                  } else {
                    const start2 = getFirstKeyStartProps(it.start);
                    this.stack.push({
                      type: "block-map",
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                    });
                  }
                } else if (it.value) {
                  map2.items.push({ start: [], key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, key: null, sep: [this.sourceToken] }]
                  });
                } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
                  const start2 = getFirstKeyStartProps(it.start);
                  const key = it.key;
                  const sep2 = it.sep;
                  sep2.push(this.sourceToken);
                  delete it.key;
                  delete it.sep;
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start2, key, sep: sep2 }]
                  });
                } else if (start.length > 0) {
                  it.sep = it.sep.concat(start, this.sourceToken);
                } else {
                  it.sep.push(this.sourceToken);
                }
              } else {
                if (!it.sep) {
                  Object.assign(it, { key: null, sep: [this.sourceToken] });
                } else if (it.value || atNextItem) {
                  map2.items.push({ start, key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [], key: null, sep: [this.sourceToken] }]
                  });
                } else {
                  it.sep.push(this.sourceToken);
                }
              }
              this.onKeyLine = true;
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (atNextItem || it.value) {
                map2.items.push({ start, key: fs, sep: [] });
                this.onKeyLine = true;
              } else if (it.sep) {
                this.stack.push(fs);
              } else {
                Object.assign(it, { key: fs, sep: [] });
                this.onKeyLine = true;
              }
              return;
            }
            default: {
              const bv = this.startBlockValue(map2);
              if (bv) {
                if (bv.type === "block-seq") {
                  if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                    yield* this.pop({
                      type: "error",
                      offset: this.offset,
                      message: "Unexpected block-seq-ind on same line with key",
                      source: this.source
                    });
                    return;
                  }
                } else if (atMapIndent) {
                  map2.items.push({ start });
                }
                this.stack.push(bv);
                return;
              }
            }
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *blockSequence(seq2) {
        const it = seq2.items[seq2.items.length - 1];
        switch (this.type) {
          case "newline":
            if (it.value) {
              const end2 = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end2) ? end2[end2.length - 1] : void 0;
              if (last?.type === "comment")
                end2?.push(this.sourceToken);
              else
                seq2.items.push({ start: [this.sourceToken] });
            } else
              it.start.push(this.sourceToken);
            return;
          case "space":
          case "comment":
            if (it.value)
              seq2.items.push({ start: [this.sourceToken] });
            else {
              if (this.atIndentedComment(it.start, seq2.indent)) {
                const prev = seq2.items[seq2.items.length - 2];
                const end2 = prev?.value?.end;
                if (Array.isArray(end2)) {
                  arrayPushArray(end2, it.start);
                  end2.push(this.sourceToken);
                  seq2.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
          case "anchor":
          case "tag":
            if (it.value || this.indent <= seq2.indent)
              break;
            it.start.push(this.sourceToken);
            return;
          case "seq-item-ind":
            if (this.indent !== seq2.indent)
              break;
            if (it.value || includesToken(it.start, "seq-item-ind"))
              seq2.items.push({ start: [this.sourceToken] });
            else
              it.start.push(this.sourceToken);
            return;
        }
        if (this.indent > seq2.indent) {
          const bv = this.startBlockValue(seq2);
          if (bv) {
            this.stack.push(bv);
            return;
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === "flow-error-end") {
          let top;
          do {
            yield* this.pop();
            top = this.peek(1);
          } while (top?.type === "flow-collection");
        } else if (fc.end.length === 0) {
          switch (this.type) {
            case "comma":
            case "explicit-key-ind":
              if (!it || it.sep)
                fc.items.push({ start: [this.sourceToken] });
              else
                it.start.push(this.sourceToken);
              return;
            case "map-value-ind":
              if (!it || it.value)
                fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              return;
            case "space":
            case "comment":
            case "newline":
            case "anchor":
            case "tag":
              if (!it || it.value)
                fc.items.push({ start: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                it.start.push(this.sourceToken);
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (!it || it.value)
                fc.items.push({ start: [], key: fs, sep: [] });
              else if (it.sep)
                this.stack.push(fs);
              else
                Object.assign(it, { key: fs, sep: [] });
              return;
            }
            case "flow-map-end":
            case "flow-seq-end":
              fc.end.push(this.sourceToken);
              return;
          }
          const bv = this.startBlockValue(fc);
          if (bv)
            this.stack.push(bv);
          else {
            yield* this.pop();
            yield* this.step();
          }
        } else {
          const parent = this.peek(2);
          if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
            yield* this.pop();
            yield* this.step();
          } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            fixFlowSeqItems(fc);
            const sep2 = fc.end.splice(1, fc.end.length);
            sep2.push(this.sourceToken);
            const map2 = {
              type: "block-map",
              offset: fc.offset,
              indent: fc.indent,
              items: [{ start, key: fc, sep: sep2 }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map2;
          } else {
            yield* this.lineEnd(fc);
          }
        }
      }
      flowScalar(type) {
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        return {
          type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
      }
      startBlockValue(parent) {
        switch (this.type) {
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return this.flowScalar(this.type);
          case "block-scalar-header":
            return {
              type: "block-scalar",
              offset: this.offset,
              indent: this.indent,
              props: [this.sourceToken],
              source: ""
            };
          case "flow-map-start":
          case "flow-seq-start":
            return {
              type: "flow-collection",
              offset: this.offset,
              indent: this.indent,
              start: this.sourceToken,
              items: [],
              end: []
            };
          case "seq-item-ind":
            return {
              type: "block-seq",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken] }]
            };
          case "explicit-key-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            start.push(this.sourceToken);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, explicitKey: true }]
            };
          }
          case "map-value-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, key: null, sep: [this.sourceToken] }]
            };
          }
        }
        return null;
      }
      atIndentedComment(start, indent) {
        if (this.type !== "comment")
          return false;
        if (this.indent <= indent)
          return false;
        return start.every((st) => st.type === "newline" || st.type === "space");
      }
      *documentEnd(docEnd) {
        if (this.type !== "doc-mode") {
          if (docEnd.end)
            docEnd.end.push(this.sourceToken);
          else
            docEnd.end = [this.sourceToken];
          if (this.type === "newline")
            yield* this.pop();
        }
      }
      *lineEnd(token) {
        switch (this.type) {
          case "comma":
          case "doc-start":
          case "doc-end":
          case "flow-seq-end":
          case "flow-map-end":
          case "map-value-ind":
            yield* this.pop();
            yield* this.step();
            break;
          case "newline":
            this.onKeyLine = false;
          // fallthrough
          case "space":
          case "comment":
          default:
            if (token.end)
              token.end.push(this.sourceToken);
            else
              token.end = [this.sourceToken];
            if (this.type === "newline")
              yield* this.pop();
        }
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/public-api.js
function parseOptions(options2) {
  const prettyErrors = options2.prettyErrors !== false;
  const lineCounter = options2.lineCounter || prettyErrors && new LineCounter() || null;
  return { lineCounter, prettyErrors };
}
function parseDocument(source2, options2 = {}) {
  const { lineCounter, prettyErrors } = parseOptions(options2);
  const parser = new Parser(lineCounter?.addNewLine);
  const composer = new Composer(options2);
  let doc = null;
  for (const _doc of composer.compose(parser.parse(source2), true, source2.length)) {
    if (!doc)
      doc = _doc;
    else if (doc.options.logLevel !== "silent") {
      doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
      break;
    }
  }
  if (prettyErrors && lineCounter) {
    doc.errors.forEach(prettifyError2(source2, lineCounter));
    doc.warnings.forEach(prettifyError2(source2, lineCounter));
  }
  return doc;
}
function parse4(src, reviver, options2) {
  let _reviver = void 0;
  if (typeof reviver === "function") {
    _reviver = reviver;
  } else if (options2 === void 0 && reviver && typeof reviver === "object") {
    options2 = reviver;
  }
  const doc = parseDocument(src, options2);
  if (!doc)
    return null;
  doc.warnings.forEach((warning) => warn(doc.options.logLevel, warning));
  if (doc.errors.length > 0) {
    if (doc.options.logLevel !== "silent")
      throw doc.errors[0];
    else
      doc.errors = [];
  }
  return doc.toJS(Object.assign({ reviver: _reviver }, options2));
}
var init_public_api = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/public-api.js"() {
    init_composer();
    init_Document();
    init_errors2();
    init_log();
    init_identity();
    init_line_counter();
    init_parser();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/index.js
var init_dist = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/index.js"() {
    init_composer();
    init_Document();
    init_Schema();
    init_errors2();
    init_Alias();
    init_identity();
    init_Pair();
    init_Scalar();
    init_YAMLMap();
    init_YAMLSeq();
    init_cst();
    init_lexer();
    init_line_counter();
    init_parser();
    init_public_api();
    init_visit();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/index.js
var init_browser = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/index.js"() {
    init_dist();
    init_dist();
  }
});

// src/store/shallow-yaml.ts
function readTokens(text3, most2) {
  const lines = new LineCounter();
  const lineAt2 = (offset) => Math.max(1, lines.linePos(offset).line);
  const tokens = [];
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  let pieces = 0;
  for (const piece of new Lexer().lex(text3)) {
    tokens.push(...parser.next(piece));
    pieces += piece.split("\\").length;
    if (parser.stack.length > most2.depth || pieces > most2.pieces) return { tooMuchAt: lineAt2(parser.offset) };
  }
  tokens.push(...parser.end());
  return { tokens, lineAt: lineAt2 };
}
function composeShallowYaml(text3) {
  const read = readTokens(text3, { depth: deepest2, pieces: mostPieces });
  if ("tooMuchAt" in read) {
    const message = "expected a plain list of keys, each with one value; received something nested or far too long";
    return { problems: [{ line: read.tooMuchAt, message }] };
  }
  const { tokens, lineAt: lineAt2 } = read;
  const composer = new Composer({ schema: "core", uniqueKeys: false, prettyErrors: false, logLevel: "silent" });
  const [document, second] = composer.compose(tokens, true, text3.length);
  if (document === void 0) throw new Error("the YAML package has composed no document");
  const problems = document.errors.map(({ pos, message }) => ({ line: lineAt2(pos[0]), message: excerpt(message) }));
  if (second !== void 0) problems.push({ line: lineAt2(second.range[0]), message: "expected one document, not two" });
  return problems.length > 0 ? { problems } : { document, lineAt: lineAt2 };
}
var deepest2, mostPieces;
var init_shallow_yaml = __esm({
  "src/store/shallow-yaml.ts"() {
    "use strict";
    init_browser();
    init_workflow_error();
    deepest2 = 8;
    mostPieces = 1e4;
  }
});

// src/store/yaml-settings.ts
function readYamlSettings(text3, originAt) {
  const yaml2 = composeShallowYaml(text3);
  if ("problems" in yaml2) return yaml2;
  const top = mapOf(yaml2.document.contents, yaml2, 1);
  if ("problems" in top) return top;
  const wrapped = top.items.find((pair) => keyOf(pair) === wrapper);
  if (wrapped === void 0) return { given: settingsOf(top, yaml2, text3, originAt) };
  const line = lineOf(wrapped, yaml2);
  if (top.items.length > 1) {
    return { problems: [{ line, message: `expected every key below ${wrapper}, or ${wrapper} not at all` }] };
  }
  const inner = mapOf(wrapped.value, yaml2, line);
  return "problems" in inner ? inner : { given: settingsOf(inner, yaml2, text3, originAt) };
}
function mapOf(node, yaml2, line) {
  const isEmpty2 = node === null || isScalar(node) && node.value === null;
  if (isEmpty2 && oddity(node) === void 0) return { items: [] };
  if (isMap(node) && oddity(node) === void 0) return node;
  const at2 = isScalar(node) || isSeq(node) || isMap(node) || isAlias(node) ? node.range?.[0] : void 0;
  const message = `expected keys with values, such as max_iterations: 30; received ${oddity(node) ?? "a single value"}`;
  return { problems: [{ line: at2 === void 0 ? line : yaml2.lineAt(at2), message }] };
}
function settingsOf(map2, yaml2, text3, originAt) {
  return map2.items.map((pair) => {
    const { value } = pair;
    const strange = isScalar(value) ? oddity(value) : value === null ? void 0 : oddity(value) ?? "several keys";
    const [from, to] = isScalar(value) ? value.range ?? [0, 0] : [0, 0];
    return {
      key: keyOf(pair),
      values: strange === void 0 ? [isScalar(value) ? value.value : null] : [],
      written: strange ?? (text3.slice(from, to) || "nothing"),
      origin: originAt(lineOf(pair, yaml2))
    };
  });
}
function keyOf({ key }) {
  return isScalar(key) && oddity(key) === void 0 ? String(key.value) : oddity(key) ?? "several keys as a key";
}
function lineOf({ key }, yaml2) {
  const at2 = isScalar(key) || isMap(key) || isSeq(key) || isAlias(key) ? key.range?.[0] : void 0;
  return yaml2.lineAt(at2 ?? 0);
}
function oddity(node) {
  if (isAlias(node)) return "an alias (*)";
  if (isSeq(node)) return "a list";
  if (!isScalar(node) && !isMap(node)) return void 0;
  if (node.anchor !== void 0) return "an anchor (&)";
  return node.tag === void 0 ? void 0 : "a tag (!)";
}
var wrapper;
var init_yaml_settings = __esm({
  "src/store/yaml-settings.ts"() {
    "use strict";
    init_browser();
    init_shallow_yaml();
    wrapper = "autonomous_loop";
  }
});

// src/store/parse-configuration.ts
var parse_configuration_exports = {};
__export(parse_configuration_exports, {
  parseConfiguration: () => parseConfiguration
});
function parseConfiguration(root, sources) {
  const all = [
    { ...readProjectFile(root, sources.projectFile), rules: projectRules },
    { ...readUserFile(sources), rules: userRules },
    { given: readVariables(sources.variables), problems: [], rules: userRules }
  ].map(({ given, problems: problems2, rules }) => {
    const judged = judgeSettings(given, rules);
    return { settings: judged.settings, problems: [...problems2, ...judged.problems] };
  });
  const problems = all.flatMap((source2) => source2.problems);
  if (problems.length > 0) throw refusal(problems);
  return new Map(all.flatMap(({ settings }) => settings).map((setting) => [setting.key, setting]));
}
function readProjectFile(root, file) {
  if (stampOf(file) === null) return { given: [], problems: [] };
  const real = realPathInside(root, file);
  if (real === void 0 || !staysInProject(real)) {
    return { given: [], problems: [`${file}: expected a file of the project; received a link that leads out of it`] };
  }
  return readFile(file, "project file");
}
function readUserFile({ userFile: userFile2, variables }) {
  const isNamed = variables.some(([name]) => name === fileVariable);
  if (userFile2 === null || !isNamed && stampOf(userFile2) === null) return { given: [], problems: [] };
  if ((0, import_node_path6.isAbsolute)(userFile2)) return readFile(userFile2, "user file");
  const problem = `the environment variable ${fileVariable}: expected an absolute path; received ${excerpt(userFile2)}`;
  return { given: [], problems: [problem] };
}
function readFile(file, source2) {
  const read = readConfigurationText(file);
  if ("problem" in read) return { given: [], problems: [`${file}: ${read.problem}`] };
  const yaml2 = readYamlSettings(read.text, (line) => ({ source: source2, file, line }));
  if ("given" in yaml2) return { given: yaml2.given, problems: [] };
  return { given: [], problems: yaml2.problems.map(({ line, message }) => `${file}, line ${line}: ${message}`) };
}
function readVariables(variables) {
  return variables.filter(([name]) => name !== fileVariable).map(([variable, text3]) => ({
    key: variable.slice(variablePrefix.length).toLowerCase(),
    values: [typedValue(text3.trim()), text3],
    written: text3,
    origin: { source: "environment", variable }
  }));
}
function typedValue(text3) {
  if (/^(?:true|false)$/i.test(text3)) return text3.toLowerCase() === "true";
  if (/^null$/i.test(text3)) return null;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text3) ? Number(text3) : text3;
}
function refusal(problems) {
  return new WorkflowError(
    `The configuration is not valid
${firstOf(problems).map((line) => `  ${line}`).join("\n")}`,
    {
      fix: "Mend or remove what is named here; templates/configuration.yaml of the plugin explains every key.",
      exitCode: exitCodes.invalidState
    }
  );
}
var import_node_path6;
var init_parse_configuration = __esm({
  "src/store/parse-configuration.ts"() {
    "use strict";
    import_node_path6 = require("node:path");
    init_configuration_rules();
    init_configuration_settings();
    init_project_path();
    init_sentences();
    init_workflow_error();
    init_configuration_sources();
    init_configuration_text();
    init_paths();
    init_yaml_settings();
  }
});

// src/store/configuration.ts
async function readConfiguration(root, environment = process.env) {
  const sources = findSources(root, environment);
  const madeFrom = fingerprint2(sources);
  const cached2 = readCache(root);
  if (cached2?.madeFrom === madeFrom) return { ...defaultConfiguration, ...cached2.settings };
  if (cached2 === void 0 && isUnset(sources)) return { ...defaultConfiguration };
  const { parseConfiguration: parseConfiguration2 } = await Promise.resolve().then(() => (init_parse_configuration(), parse_configuration_exports));
  const parsed = parseConfiguration2(root, sources);
  const settings = Object.fromEntries([...parsed].map(([key, { value }]) => [key, value]));
  writeCache(root, sources, { settings, madeFrom });
  return { ...defaultConfiguration, ...settings };
}
function lastConfiguration(root) {
  return { ...defaultConfiguration, ...readCache(root)?.settings };
}
async function currentConfiguration(root, environment = process.env) {
  try {
    return { configuration: await readConfiguration(root, environment) };
  } catch (error2) {
    if (!isWorkflowError(error2)) throw error2;
    return { configuration: lastConfiguration(root), problem: error2 };
  }
}
function configuredPath(root, path, workflow) {
  const filled = path.replaceAll("{name}", requireWorkflowName(workflow));
  const absolute = (0, import_node_path7.resolve)(root, filled);
  if ((0, import_node_path7.isAbsolute)(filled)) return absolute;
  const real = realPathInside(root, absolute);
  if (staysInProject(filled) && real !== void 0 && (real === "" || staysInProject(real))) return absolute;
  throw new WorkflowError("A path of the configuration leads out of the project", {
    where: absolute,
    expected: "a path inside the project, outside its .git folder",
    ...real !== void 0 && { received: real },
    fix: "Choose another path in the configuration, or remove the symbolic link that leads there.",
    exitCode: exitCodes.invalidState
  });
}
var import_node_path7;
var init_configuration2 = __esm({
  "src/store/configuration.ts"() {
    "use strict";
    import_node_path7 = require("node:path");
    init_configuration();
    init_project_path();
    init_workflow_error();
    init_workflow_name();
    init_configuration_cache();
    init_configuration_sources();
    init_paths();
  }
});

// src/store/log.ts
function defaultLogFile(paths) {
  return (0, import_node_path8.join)(paths.runtime, "log.jsonl");
}
function log({ log_level }, file, now, entry) {
  if (!isLogged(entry.level, log_level)) return;
  try {
    const line = JSON.stringify(
      { time: now.toISOString(), ...entry },
      (_, value) => typeof value === "string" ? cut(printable(value), longestValue2) : value
    );
    (0, import_node_fs8.mkdirSync)((0, import_node_path8.dirname)(file), { recursive: true });
    if (!isLog(file)) return;
    if (isFull(file)) rotate(file);
    (0, import_node_fs8.appendFileSync)(file, `${line}
`);
  } catch {
    return;
  }
}
function isLog(file) {
  if ((0, import_node_path8.basename)(file) === "journal.jsonl") return false;
  if (((0, import_node_fs8.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return true;
  const handle = (0, import_node_fs8.openSync)(file, "r");
  try {
    const start = Buffer.alloc(firstLetters.length);
    (0, import_node_fs8.readSync)(handle, start, 0, start.length, 0);
    return start.toString("latin1") === firstLetters;
  } finally {
    (0, import_node_fs8.closeSync)(handle);
  }
}
function isFull(file) {
  return ((0, import_node_fs8.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) >= largestBytes;
}
function rotate(file) {
  const mark = `${file}.rotating`;
  try {
    (0, import_node_fs8.writeFileSync)(mark, "", { flag: "wx" });
  } catch {
    if (isStale(mark)) (0, import_node_fs8.rmSync)(mark, { force: true });
    return;
  }
  try {
    if (isFull(file)) (0, import_node_fs8.renameSync)(file, `${file}.1`);
  } catch {
    return;
  } finally {
    (0, import_node_fs8.rmSync)(mark, { force: true });
  }
}
function isStale(mark) {
  const modified2 = (0, import_node_fs8.statSync)(mark, { throwIfNoEntry: false })?.mtimeMs;
  return modified2 !== void 0 && Date.now() - modified2 > staleAfterMilliseconds;
}
var import_node_fs8, import_node_path8, largestBytes, longestValue2, firstLetters, staleAfterMilliseconds;
var init_log2 = __esm({
  "src/store/log.ts"() {
    "use strict";
    import_node_fs8 = require("node:fs");
    import_node_path8 = require("node:path");
    init_log_level();
    init_workflow_error();
    largestBytes = 5e6;
    longestValue2 = 4e3;
    firstLetters = '{"time":"';
    staleAfterMilliseconds = 1e4;
  }
});

// src/store/log-event.ts
function logEvent(paths, now, event) {
  try {
    const settings = lastConfiguration(paths.root);
    const isDefault = settings.log_file === defaultConfiguration.log_file;
    const file = isDefault ? defaultLogFile(paths) : configuredPath(paths.root, settings.log_file, paths.name);
    log(settings, file, now, { ...event, level: levelOf(event, settings) });
  } catch {
    return;
  }
}
var init_log_event = __esm({
  "src/store/log-event.ts"() {
    "use strict";
    init_configuration();
    init_log_level();
    init_configuration2();
    init_log2();
  }
});

// src/store/journal.ts
function note(paths, now, event, state) {
  const time2 = now.toISOString();
  appendLines(paths.journal, [JSON.stringify({ time: time2, ...event, state })]);
  logEvent(paths, now, event);
  if (event.event === "changed") return;
  appendLines(paths.progress, [`${time2.slice(0, 19).replace("T", " ")}Z  ${describeEvent(event)}`]);
}
function readJournal(paths) {
  try {
    return (0, import_node_fs9.readFileSync)(paths.journal, "utf8").split("\n");
  } catch {
    return [];
  }
}
var import_node_fs9;
var init_journal = __esm({
  "src/store/journal.ts"() {
    "use strict";
    import_node_fs9 = require("node:fs");
    init_events();
    init_atomic();
    init_log_event();
  }
});

// src/store/outlook-file.ts
async function readOutlook(paths) {
  const fresh = readFreshOutlook(paths);
  if (fresh !== void 0) return fresh;
  const { refreshOutlook: refreshOutlook2 } = await Promise.resolve().then(() => (init_ledger_file(), ledger_file_exports));
  return refreshOutlook2(paths);
}
function readFreshOutlook(paths) {
  const stored = readJsonLike((0, import_node_path9.join)(paths.runtime, outlookFile), sample);
  const { size, mtimeMs } = (0, import_node_fs10.statSync)(paths.ledger, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  return stored?.size === size && stored.mtimeMs === mtimeMs ? stored.outlook : void 0;
}
var import_node_fs10, import_node_path9, outlookFile, sample;
var init_outlook_file = __esm({
  "src/store/outlook-file.ts"() {
    "use strict";
    import_node_fs10 = require("node:fs");
    import_node_path9 = require("node:path");
    init_json_file();
    outlookFile = "outlook.json";
    sample = {
      size: 0,
      mtimeMs: 0,
      outlook: {
        questions: [{ id: "", text: "", priority: "low" }],
        urgentQuestions: 0,
        analystPays: true,
        newClaims: 0
      }
    };
  }
});

// src/engine/redirect.ts
function priorityOf(value) {
  return typeof value === "string" && /^(?:high|urgent|critical)$/i.test(value.trim()) ? "high" : "normal";
}
var init_redirect = __esm({
  "src/engine/redirect.ts"() {
    "use strict";
  }
});

// src/engine/lease.ts
function isOwnerThere(lease, { host, alive, bootedAt, lastSign, now }) {
  if (lease.released !== null) return false;
  if (lease.host !== host) return now - lastSign < silentAfterMilliseconds;
  return alive && Date.parse(lease.claimed_at) >= bootedAt - bootMarginMilliseconds;
}
function judgeClaim(lease, held2, session, takeOver) {
  if (lease?.session === session) return lease.released === null ? "renewed" : "granted";
  return !held2 || takeOver ? "granted" : "refused";
}
var silentAfterMilliseconds, bootMarginMilliseconds;
var init_lease = __esm({
  "src/engine/lease.ts"() {
    "use strict";
    silentAfterMilliseconds = 10 * 6e4;
    bootMarginMilliseconds = 6e4;
  }
});

// src/store/lock.ts
function sharedStorage() {
  const key = /* @__PURE__ */ Symbol.for("autonomous-workflow: held locks");
  const shared = globalThis;
  return shared[key] ??= new import_node_async_hooks.AsyncLocalStorage();
}
async function withLock(folder, patienceMilliseconds3, work) {
  const holding = held.getStore() ?? /* @__PURE__ */ new Set();
  const lock = (0, import_node_path10.join)(folder, "lock");
  if (holding.has(folder)) return work(() => refresh(lock));
  (0, import_node_fs11.mkdirSync)(folder, { recursive: true });
  const token = acquireToken(folder);
  const deadline = performance.now() + patienceMilliseconds3;
  try {
    while (!tryLink(token, lock)) {
      if (!breakStale(lock, token) && performance.now() > deadline) throw busy(lock);
      await (0, import_promises.setTimeout)(pollMilliseconds);
      refresh(token);
    }
    try {
      sweep(folder, token);
      return await held.run(/* @__PURE__ */ new Set([...holding, folder]), () => work(() => refresh(lock)));
    } finally {
      release(lock, token);
    }
  } finally {
    (0, import_node_fs11.rmSync)(token, { force: true });
  }
}
function acquireToken(folder) {
  taken += 1;
  const token = (0, import_node_path10.join)(folder, `lock.${process.pid}-${taken}-${process.hrtime.bigint().toString(36)}`);
  (0, import_node_fs11.writeFileSync)(token, JSON.stringify({ pid: process.pid, host: (0, import_node_os2.hostname)(), token }), { flag: "wx" });
  return token;
}
function tryLink(token, lock) {
  try {
    (0, import_node_fs11.linkSync)(token, lock);
    return true;
  } catch (error2) {
    const { code } = error2;
    if (code === "EEXIST") return false;
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "EOPNOTSUPP" && code !== "ENOSYS") throw error2;
    return tryCopy(token, lock);
  }
}
function tryCopy(token, lock) {
  try {
    (0, import_node_fs11.copyFileSync)(token, lock, import_node_fs11.constants.COPYFILE_EXCL);
    return true;
  } catch (error2) {
    if (error2.code === "EEXIST") return false;
    throw error2;
  }
}
function refresh(lock) {
  const now = /* @__PURE__ */ new Date();
  if ((0, import_node_fs11.existsSync)(lock)) (0, import_node_fs11.utimesSync)(lock, now, now);
}
function release(lock, token) {
  if (readOwner(lock)?.token === token) (0, import_node_fs11.rmSync)(lock, { force: true });
}
function breakStale(lock, token) {
  if (!isStale2(lock)) return false;
  const breaker2 = `${lock}-breaker`;
  if (!tryLink(token, breaker2)) {
    breakStale(breaker2, token);
    return false;
  }
  try {
    if (isStale2(lock)) (0, import_node_fs11.rmSync)(lock, { force: true });
    return true;
  } finally {
    release(breaker2, token);
  }
}
function sweep(folder, token) {
  for (const name of (0, import_node_fs11.readdirSync)(folder)) {
    const file = (0, import_node_path10.join)(folder, name);
    if (name.startsWith("lock-")) breakStale(file, token);
    if (!name.startsWith("lock.")) continue;
    const isUnnamed = readOwner(file) === void 0 && ageMilliseconds(file) > staleAfterMilliseconds2;
    if (isUnnamed || isOrphaned(file)) (0, import_node_fs11.rmSync)(file, { force: true });
  }
}
function readOwner(lock) {
  if (((0, import_node_fs11.statSync)(lock, { throwIfNoEntry: false })?.size ?? 0) > largestOwnerBytes) return void 0;
  return readJsonLike(lock, { pid: 0, host: "", token: "" });
}
function isStale2(lock) {
  return ageMilliseconds(lock) > staleAfterMilliseconds2 || isOrphaned(lock);
}
function isOrphaned(file) {
  const owner = readOwner(file);
  return owner?.host === (0, import_node_os2.hostname)() && !isAlive(owner.pid);
}
function ageMilliseconds(file) {
  try {
    return Math.max(0, Date.now() - (0, import_node_fs11.statSync)(file).mtimeMs);
  } catch {
    return -1;
  }
}
function isAlive(pid) {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error2) {
    return error2.code === "EPERM";
  }
}
function busy(lock) {
  const owner = readOwner(lock);
  return new WorkflowError("Another process is writing this workflow", {
    where: lock,
    ...owner !== void 0 && { received: `a lock of process ${owner.pid} on ${owner.host}` },
    fix: "Try again in a moment. If that process hangs, end it; its lock is then broken by itself."
  });
}
var import_node_async_hooks, import_node_fs11, import_node_os2, import_node_path10, import_promises, staleAfterMilliseconds2, pollMilliseconds, largestOwnerBytes, taken, held;
var init_lock = __esm({
  "src/store/lock.ts"() {
    "use strict";
    import_node_async_hooks = require("node:async_hooks");
    import_node_fs11 = require("node:fs");
    import_node_os2 = require("node:os");
    import_node_path10 = require("node:path");
    import_promises = require("node:timers/promises");
    init_workflow_error();
    init_json_file();
    staleAfterMilliseconds2 = 3e4;
    pollMilliseconds = 10;
    largestOwnerBytes = 4096;
    taken = 0;
    held = sharedStorage();
  }
});

// src/store/signs-of-life.ts
function lastSignOfLife(paths) {
  return Math.max(...["activity", "turn", "heartbeat"].map((name) => modified((0, import_node_path11.join)(paths.runtime, name))));
}
function modified(path) {
  return (0, import_node_fs12.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
var import_node_fs12, import_node_path11;
var init_signs_of_life = __esm({
  "src/store/signs-of-life.ts"() {
    "use strict";
    import_node_fs12 = require("node:fs");
    import_node_path11 = require("node:path");
  }
});

// src/store/lease.ts
function readLease(paths) {
  const lease = readJson(leaseFile(paths));
  if (!resembles(lease, { session: "", process: 0 }) || !Number.isSafeInteger(lease.process)) return void 0;
  const whole = { host: (0, import_node_os3.hostname)(), folder: paths.root, claimed_at: "", released: null, ...lease };
  const isReason = whole.released === null || typeof whole.released === "string";
  return isReason && resembles(whole, sample2) ? whole : void 0;
}
function writeLease(paths, lease) {
  writeAtomic(leaseFile(paths), JSON.stringify(lease));
}
function isHeld(paths, lease) {
  if (lease === void 0) return false;
  const now = Date.now();
  return isOwnerThere(lease, {
    host: (0, import_node_os3.hostname)(),
    alive: isAlive(lease.process),
    bootedAt: now - (0, import_node_os3.uptime)() * 1e3,
    lastSign: lastSignOfLife(paths),
    now
  });
}
var import_node_os3, import_node_path12, sample2, leaseFile;
var init_lease2 = __esm({
  "src/store/lease.ts"() {
    "use strict";
    import_node_os3 = require("node:os");
    import_node_path12 = require("node:path");
    init_lease();
    init_resembles();
    init_atomic();
    init_json_file();
    init_lock();
    init_signs_of_life();
    sample2 = { session: "", process: 0, host: "", folder: "", claimed_at: "", released: null };
    leaseFile = (paths) => (0, import_node_path12.join)(paths.runtime, "lease.json");
  }
});

// src/engine/usage.ts
function addUsage(usage2, model, more, sign = 1) {
  const key = usage2.has(model) || usage2.size < mostModels ? model : "other";
  const { tokens, weight, searches } = usage2.get(key) ?? { tokens: 0, weight: 0, searches: 0 };
  usage2.set(key, {
    tokens: tokens + sign * more.tokens,
    weight: weight + sign * more.weight,
    searches: searches + sign * more.searches
  });
}
function tokensOf(usage2) {
  let sum = 0;
  for (const { tokens } of usage2.values()) sum += tokens;
  return sum;
}
function combine(one, other, sign = 1) {
  const usage2 = new Map(one.usage);
  for (const [model, more] of other.usage) addUsage(usage2, model, more, sign);
  return { usd: one.usd + sign * other.usd, tokens: one.tokens + sign * other.tokens, usage: usage2 };
}
function isSettled2({ usage: usage2 }) {
  return [...usage2.values()].every(({ tokens, searches }) => tokens === 0 && searches === 0);
}
function priced({ usd, tokens, usage: usage2 }, prices) {
  let sum = usd;
  for (const [model, { weight, searches, tokens: used }] of usage2) {
    if (used === 0 && searches === 0) continue;
    const cost = costOf(model, weight, searches, prices);
    sum = sum === null || cost === null ? null : sum + cost;
  }
  return { usd: sum === null ? null : Math.max(0, sum), tokens: Math.max(0, tokens + tokensOf(usage2)) };
}
var mostModels, nothingSpent;
var init_usage = __esm({
  "src/engine/usage.ts"() {
    "use strict";
    init_prices();
    mostModels = 50;
    nothingSpent = () => ({ usd: 0, tokens: 0, usage: /* @__PURE__ */ new Map() });
  }
});

// src/engine/meter.ts
function newMeter(from, fresh) {
  return {
    from,
    until: null,
    said: fresh ? { usd: 0, tokens: 0 } : null,
    settled: { usd: 0, tokens: 0 },
    open: /* @__PURE__ */ new Map(),
    estimated: /* @__PURE__ */ new Map(),
    outside: false,
    surcharged: /* @__PURE__ */ new Set()
  };
}
function countMessage(meter, last, row) {
  const { id, model, usage: usage2 } = row;
  if (usage2.tokens === 0 && usage2.searches === 0) return last;
  if (row.surcharged) meter.surcharged.add(model);
  const again = last !== null && id !== "" && last.id === id ? last : null;
  const counted = again?.counted ?? isPaid(meter, row.time);
  if (!counted) meter.outside = true;
  else {
    if (again !== null) addUsage(meter.open, again.model, again.usage, -1);
    addUsage(meter.open, model, usage2);
  }
  return { id, model, usage: usage2, counted };
}
function settle(meter, row) {
  const { said: said2, open } = meter;
  if (said2 !== null && row.usd <= said2.usd && row.tokens <= said2.tokens) return;
  meter.said = { usd: row.usd, tokens: row.tokens };
  const covers = said2 !== null && !meter.outside && row.complete && row.tokens - said2.tokens >= tokensOf(open);
  if (covers) {
    meter.settled = {
      usd: meter.settled.usd + Math.max(0, row.usd - said2.usd),
      tokens: meter.settled.tokens + row.tokens - said2.tokens
    };
  } else {
    for (const [model, usage2] of open) addUsage(meter.estimated, model, usage2);
  }
  open.clear();
  meter.outside = false;
}
function totalOf({ settled, open, estimated }) {
  const usage2 = new Map(estimated);
  for (const [model, more] of open) addUsage(usage2, model, more);
  return { ...settled, usage: usage2 };
}
function isPaid({ from, until: until2 }, time2) {
  if (time2 === null) return until2 === null;
  return time2 >= from && (until2 === null || time2 <= until2);
}
var init_meter = __esm({
  "src/engine/meter.ts"() {
    "use strict";
    init_usage();
  }
});

// src/store/appended-lines.ts
function readAppended(path, position, words3, take2) {
  const stats = fileStats(path);
  if (stats === void 0) return void 0;
  const end2 = positionAt(stats);
  const restarted = position !== void 0 && (position.inode !== end2.inode || position.offset > end2.offset);
  const start = position === void 0 || restarted ? 0 : position.offset;
  if (start === end2.offset) return end2;
  try {
    const file = (0, import_node_fs13.openSync)(path, "r");
    try {
      const offset = readLines(
        file,
        start,
        end2.offset,
        (lines) => eachLineWith(lines, words3, (line) => take2(line, restarted))
      );
      return { ...end2, offset };
    } finally {
      (0, import_node_fs13.closeSync)(file);
    }
  } catch {
    return void 0;
  }
}
function endOf(path) {
  const stats = fileStats(path);
  return stats === void 0 ? void 0 : positionAt(stats);
}
function positionAt({ size, ino, mtimeMs }) {
  return { offset: size, inode: ino, modified: mtimeMs };
}
function fileStats(path) {
  try {
    const stats = (0, import_node_fs13.statSync)(path);
    return stats.isFile() ? stats : void 0;
  } catch {
    return void 0;
  }
}
function readLines(file, start, size, take2) {
  let offset = start;
  for (let length = pieceBytes; offset < size; ) {
    const piece = Buffer.allocUnsafe(Math.min(length, size - offset));
    const read = (0, import_node_fs13.readSync)(file, piece, 0, piece.length, offset);
    const end2 = piece.subarray(0, read).lastIndexOf(10) + 1;
    if (end2 > 0) {
      take2(piece.subarray(0, end2));
      offset += end2;
      length = pieceBytes;
    } else if (read < length) {
      break;
    } else if (length < mostLineBytes) {
      length *= 2;
    } else {
      offset += read;
    }
  }
  return offset;
}
function eachLineWith(lines, words3, take2) {
  const next = words3.map((word) => lines.indexOf(word));
  for (; ; ) {
    const found = Math.min(...next.filter((place) => place >= 0));
    if (found === Infinity) return;
    const end2 = lines.indexOf(10, found);
    take2(lines.toString("utf8", lines.lastIndexOf(10, found) + 1, end2));
    for (const [index, place] of next.entries()) {
      const word = words3[index];
      if (word !== void 0 && place >= 0 && place < end2) next[index] = lines.indexOf(word, end2);
    }
  }
}
var import_node_fs13, pieceBytes, mostLineBytes;
var init_appended_lines = __esm({
  "src/store/appended-lines.ts"() {
    "use strict";
    import_node_fs13 = require("node:fs");
    pieceBytes = 1024 * 1024;
    mostLineBytes = 32 * 1024 * 1024;
  }
});

// src/store/count-session.ts
function countSession(session, now, thorough) {
  const since = thorough ? -Infinity : session.looked - idleMilliseconds;
  session.looked = now.getTime();
  const costs = [];
  let changed = false;
  const folder = `${session.transcript.replace(/\.jsonl$/, "")}/subagents`;
  for (const name of transcriptsIn(folder)) {
    const before = session.agents.get(name);
    if (before !== void 0 && before.modified < since) continue;
    const after = countFile(session, (0, import_node_path13.join)(folder, name), before ?? null, costs);
    if (after === null || after.offset === before?.offset) continue;
    session.agents.set(name, after);
    changed = true;
  }
  const main = countFile(session, session.transcript, session.main, costs);
  changed ||= main !== null && main.offset !== session.main?.offset;
  session.main = main ?? session.main;
  return { changed, cost: costs.at(-1) };
}
function countFile(session, path, before, costs) {
  let last = before?.last ?? null;
  let latest = before?.latest ?? 0;
  const position = readAppended(path, before ?? void 0, words, (line, restarted) => {
    const row = parseTranscriptRow(line);
    if (row?.kind === "cost") {
      settle(session.meter, row);
      costs.push(row);
    }
    if (row?.kind !== "message") return;
    if (restarted && (row.time ?? 0) <= (before?.latest ?? 0)) return;
    last = countMessage(session.meter, last, row);
    latest = Math.max(latest, row.time ?? 0);
  });
  return position === void 0 ? null : { ...position, latest, last };
}
function transcriptsIn(folder) {
  try {
    return (0, import_node_fs14.readdirSync)(folder).filter((name) => name.endsWith(".jsonl"));
  } catch {
    return [];
  }
}
var import_node_fs14, import_node_path13, words, idleMilliseconds;
var init_count_session = __esm({
  "src/store/count-session.ts"() {
    "use strict";
    import_node_fs14 = require("node:fs");
    import_node_path13 = require("node:path");
    init_meter();
    init_transcript_row();
    init_appended_lines();
    words = ['"usage":', '"cost-state"'].map((word) => Buffer.from(word));
    idleMilliseconds = 6e5;
  }
});

// src/store/learned-prices.ts
function readPrices(root) {
  const json = readJson(pricesFile(root));
  if (typeof json !== "object" || json === null) return /* @__PURE__ */ new Map();
  return new Map(Object.entries(json).filter((entry) => isPrice(entry[1])));
}
function learnPrices(root, { models, complete }, surcharged) {
  if (!complete) return;
  const known = readPrices(root);
  const learned = new Map(known);
  for (const { model, usd, usage: usage2 } of models) {
    const price = priceFrom(usd, usage2.weight, usage2.searches);
    if (price !== void 0 && !surcharged.has(model)) learned.set(model, price);
  }
  if ([...learned].every(([model, price]) => known.get(model) === price)) return;
  writeAtomic(pricesFile(root), `${JSON.stringify(Object.fromEntries(learned), void 0, 2)}
`);
}
var import_node_path14, pricesFile;
var init_learned_prices = __esm({
  "src/store/learned-prices.ts"() {
    "use strict";
    import_node_path14 = require("node:path");
    init_prices();
    init_atomic();
    init_json_file();
    init_project();
    pricesFile = (root) => (0, import_node_path14.join)(root, projectFolder, "prices.json");
  }
});

// src/store/spend-file.ts
function writeSpendFile(paths, file) {
  writeAtomic(
    spendPath(paths),
    JSON.stringify(file, (_, value) => value instanceof Map || value instanceof Set ? [...value] : value)
  );
}
function readSpendFile(paths) {
  const json = readJson(spendPath(paths));
  if (json === void 0) return void 0;
  try {
    return revive(json);
  } catch (error2) {
    if (error2 instanceof TypeError) return void 0;
    throw error2;
  }
}
function revive({ sessions, iteration, last, phases: phases2 }) {
  return {
    sessions: mapOf2(sessions, reviveSession),
    iteration: orNull(iteration, ({ number: number3, phase, before }) => ({
      number: amount(number3),
      phase: text(phase),
      before: reviveTotal(before)
    })),
    last: orNull(last, (amounts) => ({
      iteration: amount(amounts.iteration),
      usd: orNull(amounts.usd, amount),
      tokens: orNull(amounts.tokens, amount)
    })),
    phases: mapOf2(phases2, reviveTotal)
  };
}
function reviveSession({ transcript, looked, meter, main, agents }) {
  return {
    transcript: text(transcript),
    looked: amount(looked),
    meter: {
      from: amount(meter.from),
      until: orNull(meter.until, amount),
      said: orNull(meter.said, reviveSum),
      settled: reviveSum(meter.settled),
      open: mapOf2(meter.open, reviveUsage),
      estimated: mapOf2(meter.estimated, reviveUsage),
      outside: flag(meter.outside),
      surcharged: new Set([...meter.surcharged].map(text))
    },
    main: orNull(main, reviveFile),
    agents: mapOf2(agents, reviveFile)
  };
}
function reviveFile({ offset, inode, modified: modified2, latest, last }) {
  return {
    offset: amount(offset),
    inode: amount(inode),
    modified: amount(modified2),
    latest: amount(latest),
    last: orNull(last, ({ id, model, usage: usage2, counted }) => ({
      id: text(id),
      model: text(model),
      usage: reviveUsage(usage2),
      counted: flag(counted)
    }))
  };
}
function reviveTotal({ usd, tokens, usage: usage2 }) {
  return { ...reviveSum({ usd, tokens }), usage: mapOf2(usage2, reviveUsage) };
}
function reviveSum({ usd, tokens }) {
  return { usd: amount(usd), tokens: amount(tokens) };
}
function reviveUsage({ tokens, weight, searches }) {
  return { tokens: amount(tokens), weight: amount(weight), searches: amount(searches) };
}
function mapOf2(pairs2, reviveValue) {
  return new Map([...pairs2].map(([key, value]) => [text(key), reviveValue(value)]));
}
function orNull(value, reviveValue) {
  return value === null ? null : reviveValue(value);
}
function amount(value) {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new TypeError("not a number");
  return value;
}
function text(value) {
  if (typeof value !== "string") throw new TypeError("not a text");
  return value;
}
function flag(value) {
  if (typeof value !== "boolean") throw new TypeError("not a flag");
  return value;
}
var import_node_path15, spendPath;
var init_spend_file = __esm({
  "src/store/spend-file.ts"() {
    "use strict";
    import_node_path15 = require("node:path");
    init_atomic();
    init_json_file();
    spendPath = (paths) => (0, import_node_path15.join)(paths.runtime, "spend.json");
  }
});

// src/store/spend.ts
async function beginSpend(paths, session, transcript, now) {
  await change(paths, (file) => {
    const known = file.sessions.get(session);
    for (const other of file.sessions.values()) if (other !== known) leave(paths, other, now);
    if (known === void 0) {
      file.sessions.set(session, newSession(paths, transcript, now));
      return true;
    }
    if (known.meter.until !== null) {
      count2(paths, known, now);
      Object.assign(known.meter, { from: now.getTime(), until: null });
    }
    known.transcript = transcript;
    return true;
  });
}
async function leaveSpend(paths, session, now) {
  await change(paths, (file) => {
    const known = file.sessions.get(session);
    return known !== void 0 && leave(paths, known, now);
  });
}
async function markIteration(paths, progress, now) {
  return change(paths, (file) => {
    const counted = countAll(paths, file, now, true);
    const { iteration } = file;
    if (iteration?.number === progress?.iteration) return counted;
    const total = workflowTotal(file);
    if (iteration !== null) {
      const spent = combine(total, iteration.before, -1);
      file.phases.set(iteration.phase, combine(file.phases.get(iteration.phase) ?? nothingSpent(), spent));
      const isKnown = priced(total, /* @__PURE__ */ new Map()).tokens > 0;
      const amount2 = isKnown ? priced(spent, readPrices(paths.root)) : { usd: null, tokens: null };
      file.last = { iteration: iteration.number, ...amount2 };
      note(paths, now, { event: "spent", ...file.last });
    }
    const before = file.last === null ? nothingSpent() : total;
    const phase = /^Phase (\w)/.exec(progress?.current_phase ?? "")?.[1] ?? "?";
    file.iteration = progress === null ? null : { number: progress.iteration, phase, before };
    return true;
  });
}
async function settleSpend(paths, now) {
  return change(paths, (file) => countAll(paths, file, now, false));
}
function readSpend(paths) {
  const file = readSpendFile(paths);
  return file === void 0 ? unknownSpend : report(file, readPrices(paths.root));
}
async function change(paths, work) {
  try {
    return await withLock((0, import_node_path16.join)(paths.runtime, "spend"), patienceMilliseconds, () => {
      const file = readSpendFile(paths) ?? { sessions: /* @__PURE__ */ new Map(), iteration: null, last: null, phases: /* @__PURE__ */ new Map() };
      if (work(file)) writeSpendFile(paths, file);
      return report(file, readPrices(paths.root));
    });
  } catch (error2) {
    if (isWorkflowError(error2)) return readSpend(paths);
    throw error2;
  }
}
function countAll(paths, file, now, thorough) {
  let changed = false;
  for (const session of file.sessions.values()) {
    const { until: until2, open } = session.meter;
    const mayFollow = until2 === null || open.size > 0 || now.getTime() - until2 < lateMilliseconds;
    if (mayFollow) changed = count2(paths, session, now, thorough) || changed;
  }
  return changed;
}
function leave(paths, session, now) {
  if (session.meter.until !== null) return false;
  count2(paths, session, now);
  session.meter.until = now.getTime();
  return true;
}
function count2(paths, session, now, thorough = true) {
  const { changed, cost } = countSession(session, now, thorough);
  if (cost !== void 0) learnPrices(paths.root, cost, session.meter.surcharged);
  return changed;
}
function newSession(paths, transcript, now) {
  const end2 = endOf(transcript);
  const isLong = end2 !== void 0 && end2.offset > mostBytesBefore;
  const main = isLong ? { ...end2, latest: now.getTime(), last: null } : null;
  const meter = newMeter(now.getTime(), !isLong);
  const session = { ...uncounted, transcript, meter, main, agents: /* @__PURE__ */ new Map() };
  meter.until = 0;
  count2(paths, session, now);
  Object.assign(meter, { until: null, settled: { usd: 0, tokens: 0 } });
  return session;
}
function workflowTotal(file) {
  return [...file.sessions.values()].map(({ meter }) => totalOf(meter)).reduce((sum, total) => combine(sum, total), nothingSpent());
}
function report(file, prices) {
  const total = workflowTotal(file);
  const { tokens, usd } = priced(total, prices);
  if (tokens === 0) return unknownSpend;
  const phases2 = new Map(file.phases);
  let current = null;
  if (file.iteration !== null) {
    const { number: number3, phase, before } = file.iteration;
    const spent = combine(total, before, -1);
    phases2.set(phase, combine(phases2.get(phase) ?? nothingSpent(), spent));
    current = { iteration: number3, ...priced(spent, prices) };
  }
  return {
    usd,
    tokens,
    exact: isSettled2(total),
    phases: [...phases2].map(([phase, spent]) => ({ phase, ...priced(spent, prices) })),
    last: file.last,
    current
  };
}
var import_node_path16, patienceMilliseconds, mostBytesBefore, lateMilliseconds, uncounted;
var init_spend2 = __esm({
  "src/store/spend.ts"() {
    "use strict";
    import_node_path16 = require("node:path");
    init_meter();
    init_spend();
    init_usage();
    init_workflow_error();
    init_appended_lines();
    init_count_session();
    init_journal();
    init_learned_prices();
    init_lock();
    init_spend_file();
    patienceMilliseconds = 1e3;
    mostBytesBefore = 4 * 1024 * 1024;
    lateMilliseconds = 6e4;
    uncounted = { looked: 0, main: null };
  }
});

// src/store/spent-state.ts
function withSpend(paths, state) {
  const { usd, tokens } = readSpend(paths);
  const cost_usd = larger(state.cost_usd, usd);
  const spent = larger(state.tokens, tokens);
  return cost_usd === state.cost_usd && spent === state.tokens ? state : { ...state, cost_usd, tokens: spent };
}
function larger(before, now) {
  if (before === null || now === null) return before ?? now;
  return Math.max(before, now);
}
var init_spent_state = __esm({
  "src/store/spent-state.ts"() {
    "use strict";
    init_spend2();
  }
});

// src/engine/front-matter-format.ts
function formatFrontMatter(data, body) {
  const lines = Object.entries(data).filter(([, value]) => value !== void 0).map(([key, value]) => `${formatText(key)}: ${formatValue(value)}`);
  return `---
${lines.join("\n")}
---

${body}`;
}
function formatValue(value) {
  if (typeof value === "string") return formatText(value);
  if (Array.isArray(value)) return `[${value.map(formatValue).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{${Object.entries(value).map(([key, inner]) => `${quoted(key)}: ${formatValue(inner)}`).join(", ")}}`;
  }
  return JSON.stringify(value);
}
function formatText(text3) {
  return plainWord.test(text3) && !reservedWord.test(text3) ? text3 : quoted(text3);
}
function quoted(text3) {
  return JSON.stringify(text3).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}
var plainWord, reservedWord;
var init_front_matter_format = __esm({
  "src/engine/front-matter-format.ts"() {
    "use strict";
    plainWord = /^[A-Za-z][A-Za-z0-9_-]*$/;
    reservedWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
  }
});

// src/engine/state-body.ts
function formatStateBody(state, folder) {
  const sections = [
    `# Autonomous Workflow State: ${state.name}`,
    `<!-- Written by \`autonomous-workflow\`; edits here are overwritten. Steer with the commands that \`autonomous-workflow --help\` lists. -->`,
    `## Current Phase

${state.current_phase}${isWriting(state) ? " (writing up)" : ""}`,
    `## Original Prompt

${indented(state.prompt)}`,
    `## Completed Phases

${completedPhases(state)}`,
    `## Research Progress

${researchProgress(state)}`,
    `## Context Restoration Files

1. ${folder}/${state.name}-state.md (this file)
2. ${folder}/${state.name}-report.tex
3. ${folder}/progress.txt
4. CLAUDE.md`
  ];
  if (state.end_reason !== null) sections.splice(2, 0, `## End

${state.end_reason}: ${state.end_message ?? ""}`);
  return `${sections.join("\n\n")}
`;
}
function completedPhases(state) {
  const mode = modeOf(state.workflow_type);
  const rows = [
    [phases.A, mode !== "implement", state.status === "complete" || state.current_phase !== phases.A],
    [
      phases.B,
      mode === "research-and-plan" || mode === "full-auto",
      state.status === "complete" || state.current_phase === phases.C
    ],
    [phases.C, mode === "implement" || mode === "full-auto", state.status === "complete"]
  ];
  return rows.filter(([, belongs]) => belongs).map(([phase, , done]) => `- [${done ? "x" : " "}] ${phase}`).join("\n");
}
function researchProgress(state) {
  return [
    `- Iterations recorded: ${state.total_iterations_research} of at most ${state.max_iterations}`,
    `- Sources consulted: ${state.sources_cited}`,
    `- Key findings: ${state.findings_count}`,
    `- New findings in the last iteration: ${state.new_findings_last_iteration}`,
    `- Open questions: ${state.open_questions}`,
    `- Verdict: ${state.verdict ?? "none yet"}`
  ].join("\n");
}
function indented(text3) {
  return text3.replace(/^/gm, "    ");
}
var init_state_body = __esm({
  "src/engine/state-body.ts"() {
    "use strict";
    init_iteration();
    init_vocabulary();
  }
});

// src/engine/state-schema.ts
function migrateSeedState(data, body, modified2) {
  const iteration = typeof data.iteration === "number" ? data.iteration : 0;
  return {
    workflow_type: workflowTypes.research,
    ...unbegun,
    recorded_iteration: iteration,
    max_iterations: iteration + defaultConfiguration.max_iterations,
    max_duration_hours: defaultConfiguration.max_duration_hours,
    driver: "in-session",
    repository_analysis: false,
    prompt: promptInBody(body),
    started_at: modified2,
    running_since: modified2,
    updated_at: modified2,
    ...data,
    schema: 1
  };
}
function promptInBody(body) {
  const section = /^## Original Prompt[ \t]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(body)?.[1] ?? "";
  return section.trim();
}
var count3, instant, endReason, stateSchema;
var init_state_schema = __esm({
  "src/engine/state-schema.ts"() {
    "use strict";
    init_mini();
    init_en();
    init_configuration();
    init_state();
    init_vocabulary();
    init_workflow_name();
    config(en_default());
    count3 = int().check(_gte(0));
    instant = string2().check(
      refine((text3) => !Number.isNaN(Date.parse(text3)), 'expected a date and time such as "2026-11-21T10:00:00Z"')
    );
    endReason = _enum(Object.keys(endReasons));
    stateSchema = looseObject({
      schema: literal(1),
      workflow_type: _enum(Object.values(workflowTypes)),
      name: string2().check(refine(isWorkflowName, "expected lower-case letters, digits and hyphens")),
      status: _enum(statuses),
      current_phase: _enum(Object.values(phases)),
      iteration: count3,
      total_iterations_research: count3,
      total_iterations_planning: count3,
      total_iterations_coding: count3,
      sources_cited: count3,
      findings_count: count3,
      new_findings_last_iteration: count3,
      consecutive_low_findings: count3,
      open_questions: count3,
      phase_transition_threshold: int().check(_gte(1)),
      features_total: count3,
      features_complete: count3,
      features_failed: count3,
      recorded_iteration: count3,
      consecutive_failures: count3,
      failure_threshold: int().check(_gte(1)),
      // Files from before there was stall detection do without.
      stall_window: _default(int().check(_gte(2)), unbegun.stall_window),
      stall_level: _default(count3, unbegun.stall_level),
      stall_since_iteration: _default(nullable(count3), unbegun.stall_since_iteration),
      max_iterations: int().check(_gte(1)),
      max_duration_hours: number2().check(_positive()),
      max_cost_usd: _default(number2().check(_positive()), unbegun.max_cost_usd),
      budget_reserve: _default(number2().check(_gte(0), _lte(0.9)), unbegun.budget_reserve),
      cost_usd: _default(nullable(number2().check(_gte(0))), unbegun.cost_usd),
      tokens: _default(nullable(count3), unbegun.tokens),
      paused_hours: _default(number2().check(_gte(0)), unbegun.paused_hours),
      finishing: nullable(endReason),
      writing_iteration: nullable(count3),
      driver: _enum(drivers),
      repository_analysis: boolean2(),
      prompt: string2(),
      started_at: instant,
      running_since: instant,
      updated_at: instant,
      end_reason: nullable(endReason),
      end_message: nullable(string2()),
      verdict: nullable(string2())
    });
  }
});

// node_modules/.pnpm/kind-of@6.0.3/node_modules/kind-of/index.js
var require_kind_of = __commonJS({
  "node_modules/.pnpm/kind-of@6.0.3/node_modules/kind-of/index.js"(exports2, module2) {
    var toString = Object.prototype.toString;
    module2.exports = function kindOf(val) {
      if (val === void 0) return "undefined";
      if (val === null) return "null";
      var type = typeof val;
      if (type === "boolean") return "boolean";
      if (type === "string") return "string";
      if (type === "number") return "number";
      if (type === "symbol") return "symbol";
      if (type === "function") {
        return isGeneratorFn(val) ? "generatorfunction" : "function";
      }
      if (isArray(val)) return "array";
      if (isBuffer(val)) return "buffer";
      if (isArguments(val)) return "arguments";
      if (isDate(val)) return "date";
      if (isError(val)) return "error";
      if (isRegexp(val)) return "regexp";
      switch (ctorName(val)) {
        case "Symbol":
          return "symbol";
        case "Promise":
          return "promise";
        // Set, Map, WeakSet, WeakMap
        case "WeakMap":
          return "weakmap";
        case "WeakSet":
          return "weakset";
        case "Map":
          return "map";
        case "Set":
          return "set";
        // 8-bit typed arrays
        case "Int8Array":
          return "int8array";
        case "Uint8Array":
          return "uint8array";
        case "Uint8ClampedArray":
          return "uint8clampedarray";
        // 16-bit typed arrays
        case "Int16Array":
          return "int16array";
        case "Uint16Array":
          return "uint16array";
        // 32-bit typed arrays
        case "Int32Array":
          return "int32array";
        case "Uint32Array":
          return "uint32array";
        case "Float32Array":
          return "float32array";
        case "Float64Array":
          return "float64array";
      }
      if (isGeneratorObj(val)) {
        return "generator";
      }
      type = toString.call(val);
      switch (type) {
        case "[object Object]":
          return "object";
        // iterators
        case "[object Map Iterator]":
          return "mapiterator";
        case "[object Set Iterator]":
          return "setiterator";
        case "[object String Iterator]":
          return "stringiterator";
        case "[object Array Iterator]":
          return "arrayiterator";
      }
      return type.slice(8, -1).toLowerCase().replace(/\s/g, "");
    };
    function ctorName(val) {
      return typeof val.constructor === "function" ? val.constructor.name : null;
    }
    function isArray(val) {
      if (Array.isArray) return Array.isArray(val);
      return val instanceof Array;
    }
    function isError(val) {
      return val instanceof Error || typeof val.message === "string" && val.constructor && typeof val.constructor.stackTraceLimit === "number";
    }
    function isDate(val) {
      if (val instanceof Date) return true;
      return typeof val.toDateString === "function" && typeof val.getDate === "function" && typeof val.setDate === "function";
    }
    function isRegexp(val) {
      if (val instanceof RegExp) return true;
      return typeof val.flags === "string" && typeof val.ignoreCase === "boolean" && typeof val.multiline === "boolean" && typeof val.global === "boolean";
    }
    function isGeneratorFn(name, val) {
      return ctorName(name) === "GeneratorFunction";
    }
    function isGeneratorObj(val) {
      return typeof val.throw === "function" && typeof val.return === "function" && typeof val.next === "function";
    }
    function isArguments(val) {
      try {
        if (typeof val.length === "number" && typeof val.callee === "function") {
          return true;
        }
      } catch (err) {
        if (err.message.indexOf("callee") !== -1) {
          return true;
        }
      }
      return false;
    }
    function isBuffer(val) {
      if (val.constructor && typeof val.constructor.isBuffer === "function") {
        return val.constructor.isBuffer(val);
      }
      return false;
    }
  }
});

// node_modules/.pnpm/is-extendable@0.1.1/node_modules/is-extendable/index.js
var require_is_extendable = __commonJS({
  "node_modules/.pnpm/is-extendable@0.1.1/node_modules/is-extendable/index.js"(exports2, module2) {
    "use strict";
    module2.exports = function isExtendable(val) {
      return typeof val !== "undefined" && val !== null && (typeof val === "object" || typeof val === "function");
    };
  }
});

// node_modules/.pnpm/extend-shallow@2.0.1/node_modules/extend-shallow/index.js
var require_extend_shallow = __commonJS({
  "node_modules/.pnpm/extend-shallow@2.0.1/node_modules/extend-shallow/index.js"(exports2, module2) {
    "use strict";
    var isObject2 = require_is_extendable();
    module2.exports = function extend2(o) {
      if (!isObject2(o)) {
        o = {};
      }
      var len = arguments.length;
      for (var i = 1; i < len; i++) {
        var obj = arguments[i];
        if (isObject2(obj)) {
          assign(o, obj);
        }
      }
      return o;
    };
    function assign(a, b) {
      for (var key in b) {
        if (hasOwn(b, key)) {
          a[key] = b[key];
        }
      }
    }
    function hasOwn(obj, key) {
      return Object.prototype.hasOwnProperty.call(obj, key);
    }
  }
});

// node_modules/.pnpm/section-matter@1.0.0/node_modules/section-matter/index.js
var require_section_matter = __commonJS({
  "node_modules/.pnpm/section-matter@1.0.0/node_modules/section-matter/index.js"(exports2, module2) {
    "use strict";
    var typeOf = require_kind_of();
    var extend2 = require_extend_shallow();
    module2.exports = function(input, options2) {
      if (typeof options2 === "function") {
        options2 = { parse: options2 };
      }
      var file = toObject(input);
      var defaults = { section_delimiter: "---", parse: identity };
      var opts = extend2({}, defaults, options2);
      var delim = opts.section_delimiter;
      var lines = file.content.split(/\r?\n/);
      var sections = null;
      var section = createSection();
      var content = [];
      var stack = [];
      function initSections(val) {
        file.content = val;
        sections = [];
        content = [];
      }
      function closeSection(val) {
        if (stack.length) {
          section.key = getKey(stack[0], delim);
          section.content = val;
          opts.parse(section, sections);
          sections.push(section);
          section = createSection();
          content = [];
          stack = [];
        }
      }
      for (var i = 0; i < lines.length; i++) {
        var line = lines[i];
        var len = stack.length;
        var ln = line.trim();
        if (isDelimiter(ln, delim)) {
          if (ln.length === 3 && i !== 0) {
            if (len === 0 || len === 2) {
              content.push(line);
              continue;
            }
            stack.push(ln);
            section.data = content.join("\n");
            content = [];
            continue;
          }
          if (sections === null) {
            initSections(content.join("\n"));
          }
          if (len === 2) {
            closeSection(content.join("\n"));
          }
          stack.push(ln);
          continue;
        }
        content.push(line);
      }
      if (sections === null) {
        initSections(content.join("\n"));
      } else {
        closeSection(content.join("\n"));
      }
      file.sections = sections;
      return file;
    };
    function isDelimiter(line, delim) {
      if (line.slice(0, delim.length) !== delim) {
        return false;
      }
      if (line.charAt(delim.length + 1) === delim.slice(-1)) {
        return false;
      }
      return true;
    }
    function toObject(input) {
      if (typeOf(input) !== "object") {
        input = { content: input };
      }
      if (typeof input.content !== "string" && !isBuffer(input.content)) {
        throw new TypeError("expected a buffer or string");
      }
      input.content = input.content.toString();
      input.sections = [];
      return input;
    }
    function getKey(val, delim) {
      return val ? val.slice(delim.length).trim() : "";
    }
    function createSection() {
      return { key: "", data: "", content: "" };
    }
    function identity(val) {
      return val;
    }
    function isBuffer(val) {
      if (val && val.constructor && typeof val.constructor.isBuffer === "function") {
        return val.constructor.isBuffer(val);
      }
      return false;
    }
  }
});

// scripts/no-js-yaml.cjs
var require_no_js_yaml = __commonJS({
  "scripts/no-js-yaml.cjs"(exports2, module2) {
    "use strict";
    var refuse2 = () => {
      throw new Error("js-yaml is not bundled");
    };
    module2.exports = { safeLoad: refuse2, safeDump: refuse2 };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engines.js
var require_engines = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engines.js"(exports, module) {
    "use strict";
    var yaml = require_no_js_yaml();
    var engines = exports = module.exports;
    engines.yaml = {
      parse: yaml.safeLoad.bind(yaml),
      stringify: yaml.safeDump.bind(yaml)
    };
    engines.json = {
      parse: JSON.parse.bind(JSON),
      stringify: function(obj, options2) {
        const opts = Object.assign({ replacer: null, space: 2 }, options2);
        return JSON.stringify(obj, opts.replacer, opts.space);
      }
    };
    engines.javascript = {
      parse: function parse(str, options, wrap) {
        try {
          if (wrap !== false) {
            str = "(function() {\nreturn " + str.trim() + ";\n}());";
          }
          return eval(str) || {};
        } catch (err) {
          if (wrap !== false && /(unexpected|identifier)/i.test(err.message)) {
            return parse(str, options, false);
          }
          throw new SyntaxError(err);
        }
      },
      stringify: function() {
        throw new Error("stringifying JavaScript is not supported");
      }
    };
  }
});

// node_modules/.pnpm/strip-bom-string@1.0.0/node_modules/strip-bom-string/index.js
var require_strip_bom_string = __commonJS({
  "node_modules/.pnpm/strip-bom-string@1.0.0/node_modules/strip-bom-string/index.js"(exports2, module2) {
    "use strict";
    module2.exports = function(str2) {
      if (typeof str2 === "string" && str2.charAt(0) === "\uFEFF") {
        return str2.slice(1);
      }
      return str2;
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/utils.js
var require_utils = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/utils.js"(exports2) {
    "use strict";
    var stripBom = require_strip_bom_string();
    var typeOf = require_kind_of();
    exports2.define = function(obj, key, val) {
      Reflect.defineProperty(obj, key, {
        enumerable: false,
        configurable: true,
        writable: true,
        value: val
      });
    };
    exports2.isBuffer = function(val) {
      return typeOf(val) === "buffer";
    };
    exports2.isObject = function(val) {
      return typeOf(val) === "object";
    };
    exports2.toBuffer = function(input) {
      return typeof input === "string" ? Buffer.from(input) : input;
    };
    exports2.toString = function(input) {
      if (exports2.isBuffer(input)) return stripBom(String(input));
      if (typeof input !== "string") {
        throw new TypeError("expected input to be a string or buffer");
      }
      return stripBom(input);
    };
    exports2.arrayify = function(val) {
      return val ? Array.isArray(val) ? val : [val] : [];
    };
    exports2.startsWith = function(str2, substr, len) {
      if (typeof len !== "number") len = substr.length;
      return str2.slice(0, len) === substr;
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/defaults.js
var require_defaults = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/defaults.js"(exports2, module2) {
    "use strict";
    var engines3 = require_engines();
    var utils = require_utils();
    module2.exports = function(options2) {
      const opts = Object.assign({}, options2);
      opts.delimiters = utils.arrayify(opts.delims || opts.delimiters || "---");
      if (opts.delimiters.length === 1) {
        opts.delimiters.push(opts.delimiters[0]);
      }
      opts.language = (opts.language || opts.lang || "yaml").toLowerCase();
      opts.engines = Object.assign({}, engines3, opts.parsers, opts.engines);
      return opts;
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engine.js
var require_engine = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engine.js"(exports2, module2) {
    "use strict";
    module2.exports = function(name, options2) {
      let engine = options2.engines[name] || options2.engines[aliase(name)];
      if (typeof engine === "undefined") {
        throw new Error('gray-matter engine "' + name + '" is not registered');
      }
      if (typeof engine === "function") {
        engine = { parse: engine };
      }
      return engine;
    };
    function aliase(name) {
      switch (name.toLowerCase()) {
        case "js":
        case "javascript":
          return "javascript";
        case "coffee":
        case "coffeescript":
        case "cson":
          return "coffee";
        case "yaml":
        case "yml":
          return "yaml";
        default: {
          return name;
        }
      }
    }
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/stringify.js
var require_stringify = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/stringify.js"(exports2, module2) {
    "use strict";
    var typeOf = require_kind_of();
    var getEngine = require_engine();
    var defaults = require_defaults();
    module2.exports = function(file, data, options2) {
      if (data == null && options2 == null) {
        switch (typeOf(file)) {
          case "object":
            data = file.data;
            options2 = {};
            break;
          case "string":
            return file;
          default: {
            throw new TypeError("expected file to be a string or object");
          }
        }
      }
      const str2 = file.content;
      const opts = defaults(options2);
      if (data == null) {
        if (!opts.data) return file;
        data = opts.data;
      }
      const language = file.language || opts.language;
      const engine = getEngine(language, opts);
      if (typeof engine.stringify !== "function") {
        throw new TypeError('expected "' + language + '.stringify" to be a function');
      }
      data = Object.assign({}, file.data, data);
      const open = opts.delimiters[0];
      const close = opts.delimiters[1];
      const matter2 = engine.stringify(data, options2).trim();
      let buf = "";
      if (matter2 !== "{}") {
        buf = newline(open) + newline(matter2) + newline(close);
      }
      if (typeof file.excerpt === "string" && file.excerpt !== "") {
        if (str2.indexOf(file.excerpt.trim()) === -1) {
          buf += newline(file.excerpt) + newline(close);
        }
      }
      return buf + newline(str2);
    };
    function newline(str2) {
      return str2.slice(-1) !== "\n" ? str2 + "\n" : str2;
    }
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/excerpt.js
var require_excerpt = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/excerpt.js"(exports2, module2) {
    "use strict";
    var defaults = require_defaults();
    module2.exports = function(file, options2) {
      const opts = defaults(options2);
      if (file.data == null) {
        file.data = {};
      }
      if (typeof opts.excerpt === "function") {
        return opts.excerpt(file, opts);
      }
      const sep2 = file.data.excerpt_separator || opts.excerpt_separator;
      if (sep2 == null && (opts.excerpt === false || opts.excerpt == null)) {
        return file;
      }
      const delimiter2 = typeof opts.excerpt === "string" ? opts.excerpt : sep2 || opts.delimiters[0];
      const idx = file.content.indexOf(delimiter2);
      if (idx !== -1) {
        file.excerpt = file.content.slice(0, idx);
      }
      return file;
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/to-file.js
var require_to_file = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/to-file.js"(exports2, module2) {
    "use strict";
    var typeOf = require_kind_of();
    var stringify4 = require_stringify();
    var utils = require_utils();
    module2.exports = function(file) {
      if (typeOf(file) !== "object") {
        file = { content: file };
      }
      if (typeOf(file.data) !== "object") {
        file.data = {};
      }
      if (file.contents && file.content == null) {
        file.content = file.contents;
      }
      utils.define(file, "orig", utils.toBuffer(file.content));
      utils.define(file, "language", file.language || "");
      utils.define(file, "matter", file.matter || "");
      utils.define(file, "stringify", function(data, options2) {
        if (options2 && options2.language) {
          file.language = options2.language;
        }
        return stringify4(file, data, options2);
      });
      file.content = utils.toString(file.content);
      file.isEmpty = false;
      file.excerpt = "";
      return file;
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/parse.js
var require_parse = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/parse.js"(exports2, module2) {
    "use strict";
    var getEngine = require_engine();
    var defaults = require_defaults();
    module2.exports = function(language, str2, options2) {
      const opts = defaults(options2);
      const engine = getEngine(language, opts);
      if (typeof engine.parse !== "function") {
        throw new TypeError('expected "' + language + '.parse" to be a function');
      }
      return engine.parse(str2, opts);
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/index.js
var require_gray_matter = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/index.js"(exports2, module2) {
    "use strict";
    var fs = require("fs");
    var sections = require_section_matter();
    var defaults = require_defaults();
    var stringify4 = require_stringify();
    var excerpt2 = require_excerpt();
    var engines3 = require_engines();
    var toFile = require_to_file();
    var parse5 = require_parse();
    var utils = require_utils();
    function matter2(input, options2) {
      if (input === "") {
        return { data: {}, content: input, excerpt: "", orig: input };
      }
      let file = toFile(input);
      const cached2 = matter2.cache[file.content];
      if (!options2) {
        if (cached2) {
          file = Object.assign({}, cached2);
          file.orig = cached2.orig;
          return file;
        }
        matter2.cache[file.content] = file;
      }
      return parseMatter(file, options2);
    }
    function parseMatter(file, options2) {
      const opts = defaults(options2);
      const open = opts.delimiters[0];
      const close = "\n" + opts.delimiters[1];
      let str2 = file.content;
      if (opts.language) {
        file.language = opts.language;
      }
      const openLen = open.length;
      if (!utils.startsWith(str2, open, openLen)) {
        excerpt2(file, opts);
        return file;
      }
      if (str2.charAt(openLen) === open.slice(-1)) {
        return file;
      }
      str2 = str2.slice(openLen);
      const len = str2.length;
      const language = matter2.language(str2, opts);
      if (language.name) {
        file.language = language.name;
        str2 = str2.slice(language.raw.length);
      }
      let closeIndex = str2.indexOf(close);
      if (closeIndex === -1) {
        closeIndex = len;
      }
      file.matter = str2.slice(0, closeIndex);
      const block = file.matter.replace(/^\s*#[^\n]+/gm, "").trim();
      if (block === "") {
        file.isEmpty = true;
        file.empty = file.content;
        file.data = {};
      } else {
        file.data = parse5(file.language, file.matter, opts);
      }
      if (closeIndex === len) {
        file.content = "";
      } else {
        file.content = str2.slice(closeIndex + close.length);
        if (file.content[0] === "\r") {
          file.content = file.content.slice(1);
        }
        if (file.content[0] === "\n") {
          file.content = file.content.slice(1);
        }
      }
      excerpt2(file, opts);
      if (opts.sections === true || typeof opts.section === "function") {
        sections(file, opts.section);
      }
      return file;
    }
    matter2.engines = engines3;
    matter2.stringify = function(file, data, options2) {
      if (typeof file === "string") file = matter2(file, options2);
      return stringify4(file, data, options2);
    };
    matter2.read = function(filepath, options2) {
      const str2 = fs.readFileSync(filepath, "utf8");
      const file = matter2(str2, options2);
      file.path = filepath;
      return file;
    };
    matter2.test = function(str2, options2) {
      return utils.startsWith(str2, defaults(options2).delimiters[0]);
    };
    matter2.language = function(str2, options2) {
      const opts = defaults(options2);
      const open = opts.delimiters[0];
      if (matter2.test(str2)) {
        str2 = str2.slice(open.length);
      }
      const language = str2.slice(0, str2.search(/\r?\n/));
      return {
        raw: language,
        name: language ? language.trim() : ""
      };
    };
    matter2.cache = {};
    matter2.clearCache = function() {
      matter2.cache = {};
    };
    module2.exports = matter2;
  }
});

// src/store/front-matter.ts
function parseFrontMatter(text3, where) {
  const normal = text3.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const [first = ""] = normal.split("\n", 1);
  if (first !== fence) throw broken(where, 1, "a first line of exactly ---", first);
  const behind = normal.slice(fence.length);
  const closing2 = /\n---(?:\n|$)/.exec(behind);
  if (closing2 === null) {
    throw broken(where, normal.split("\n").length, "a line of exactly --- that closes the front matter", "none");
  }
  const head = behind.slice(1, Math.max(1, closing2.index));
  const body = behind.slice(closing2.index + closing2[0].length).replace(/^\n/, "");
  if (head.length > longestHead) {
    throw broken(where, 2, `front matter of at most ${longestHead} characters`, `${head.length}`);
  }
  const lines = head.split("\n");
  const inner = lines.findIndex((line) => line.startsWith(fence));
  if (inner !== -1)
    throw broken(where, inner + 2, "no line that starts with --- inside the front matter", lines[inner] ?? "");
  const data = readYaml(head, where);
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw broken(where, 2, "a YAML mapping (key: value)", lines[0] ?? "");
  }
  return { data, body };
}
function lineOfKey(text3, path) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text3.replace(/^\ufeff/, "").replace(/^(---[^]*?\n)---(?:\r?\n[^]*)?$/, "$1"), {
    ...yamlOptions,
    // The package compares each key with every other.
    uniqueKeys: false,
    lineCounter
  });
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range != null) return lineCounter.linePos(node.range[0]).line;
  }
  return void 0;
}
function readYaml(head, where) {
  const read = readTokens(head, most);
  if ("tooMuchAt" in read) {
    throw broken(
      where,
      read.tooMuchAt + 1,
      "a plain list of keys and values",
      "something nested too deep or far too long"
    );
  }
  try {
    return (0, import_gray_matter.default)(`---
${head}
---
`, { engines: engines2, language: "yaml" }).data;
  } catch (error2) {
    const line = error2.linePos?.[0]?.line ?? 2;
    const what = error2.message.replace(/ at line \d+, column \d+:[\s\S]*/, "");
    throw broken(where, line, "valid YAML", what, error2);
  }
}
function broken(where, line, expected, received, cause) {
  return new WorkflowError("The front matter cannot be read", {
    where: `${where}, line ${line}`,
    expected,
    received: excerpt(received),
    cause,
    fix: "Mend that line, or put the last valid file back with: autonomous-workflow repair",
    exitCode: exitCodes.invalidState
  });
}
var import_gray_matter, fence, longestHead, most, refuse, yamlOptions, engines2;
var init_front_matter = __esm({
  "src/store/front-matter.ts"() {
    "use strict";
    import_gray_matter = __toESM(require_gray_matter(), 1);
    init_browser();
    init_workflow_error();
    init_shallow_yaml();
    fence = "---";
    longestHead = 1e6;
    most = { depth: 32, pieces: 1e4 };
    refuse = () => {
      throw new Error("only YAML front matter is read");
    };
    yamlOptions = { schema: "core", logLevel: "error" };
    engines2 = {
      yaml: (text3) => parse4(text3, { ...yamlOptions, maxAliasCount: 20 }),
      javascript: refuse,
      json: refuse
    };
  }
});

// src/store/validate-state.ts
var validate_state_exports = {};
__export(validate_state_exports, {
  validateState: () => validateState
});
function validateState(text3, paths, modified2) {
  const { data, body } = parseFrontMatter(text3, paths.state);
  if (data.schema === void 0 && data.workflow_type === void 0) throw foreign(paths);
  const candidate = data.schema === void 0 ? migrateSeedState(data, body, modified2.toISOString()) : data;
  const result = stateSchema.safeParse(candidate);
  if (!result.success) throw invalid(paths, text3, result.error.issues, candidate);
  if (result.data.name !== paths.name) {
    const message = `expected '${paths.name}', as the folder says`;
    throw invalid(paths, text3, [{ path: ["name"], message }], candidate);
  }
  return result.data;
}
function foreign(paths) {
  return new WorkflowError("This is not a state file of autonomous-workflow", {
    where: paths.state,
    expected: "front matter with workflow_type",
    fix: "Move the file away or choose another name for the workflow; it was left as it is.",
    exitCode: exitCodes.invalidState
  });
}
function invalid(paths, text3, issues, data) {
  return new WorkflowError("The state file is not valid", {
    where: paths.state,
    received: sentences(issues, data, (path) => lineOfKey(text3, path)).join("; "),
    fix: `Mend these lines, or restore the last valid state with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState
  });
}
var init_validate_state = __esm({
  "src/store/validate-state.ts"() {
    "use strict";
    init_sentences();
    init_state_schema();
    init_workflow_error();
    init_front_matter();
  }
});

// src/store/state-file.ts
async function readState(paths) {
  const text3 = readText(paths);
  const copy = readCopy(paths);
  if (copy?.text === text3) return withLaterKeys(copy.state);
  const { validateState: validateState2 } = await Promise.resolve().then(() => (init_validate_state(), validate_state_exports));
  return validateState2(text3, paths, (0, import_node_fs15.statSync)(paths.state).mtime);
}
function stateExists(paths) {
  return (0, import_node_fs15.existsSync)(paths.state);
}
function isStateLost(paths) {
  return !stateExists(paths) && (hasCopy(paths) || (0, import_node_fs15.existsSync)(paths.journal));
}
function writeState(paths, state) {
  writeAtomic(paths.state, formatState(paths, state));
  writeAtomic(copyFile(paths), JSON.stringify(state));
}
function readCopy(paths) {
  const state = readJson(copyFile(paths));
  try {
    return { state, text: formatState(paths, state) };
  } catch {
    return void 0;
  }
}
function hasCopy(paths) {
  return (0, import_node_fs15.existsSync)(copyFile(paths));
}
function formatState(paths, state) {
  return formatFrontMatter({ ...state }, formatStateBody(state, paths.folder));
}
function readText(paths) {
  try {
    return (0, import_node_fs15.readFileSync)(paths.state, "utf8");
  } catch (error2) {
    const missing = error2.code === "ENOENT";
    throw new WorkflowError(missing ? `There is no workflow '${paths.name}'` : "The state file cannot be read", {
      where: paths.state,
      ...!missing && { received: error2.message },
      cause: error2,
      fix: missing ? "List the workflows of this project with: autonomous-workflow list" : "Give yourself the right to read that file.",
      exitCode: missing ? exitCodes.usage : exitCodes.refused
    });
  }
}
function withLaterKeys(state) {
  const missing = Object.entries(unbegun).filter(([key]) => !Object.hasOwn(state, key));
  return missing.length === 0 ? state : { ...state, ...Object.fromEntries(missing) };
}
var import_node_fs15, import_node_path17, copyFile;
var init_state_file = __esm({
  "src/store/state-file.ts"() {
    "use strict";
    import_node_fs15 = require("node:fs");
    import_node_path17 = require("node:path");
    init_front_matter_format();
    init_state_body();
    init_state();
    init_workflow_error();
    init_atomic();
    init_json_file();
    copyFile = (paths) => (0, import_node_path17.join)(paths.runtime, "state.json");
  }
});

// src/store/workflow.ts
async function asWriter(paths, work) {
  return withLock(paths.runtime, patienceMilliseconds2, () => {
    for (const folder of [paths.base, paths.runtime]) sweepTemporary(folder, isAlive);
    return work();
  });
}
function createWorkflow(paths, workflow) {
  writeAtomic((0, import_node_path18.join)(paths.runtime, ".gitignore"), "*\n");
  if (!(0, import_node_fs16.existsSync)(paths.report)) {
    const template = (0, import_node_fs16.readFileSync)((0, import_node_path18.join)(pluginRoot(), "templates", "report-template.tex"), "utf8");
    writeAtomic(paths.report, fillReportTemplate(template, { title: titleOf(paths.name) }));
  }
  if (!(0, import_node_fs16.existsSync)(paths.bibliography)) writeAtomic(paths.bibliography, "");
  const state = newResearchState({ ...workflow, name: paths.name });
  const { driver, max_iterations } = state;
  const mode = modeOf(state.workflow_type);
  commitState(paths, workflow.now, state, { event: "created", mode, driver, max_iterations });
}
function commitState(paths, now, state, event, meanwhile = () => void 0) {
  const { prompt, ...others } = state;
  note(paths, now, event, readCopy(paths)?.state.prompt === prompt ? others : state);
  meanwhile();
  writeState(paths, state);
}
async function changeState(paths, now, change2) {
  return asWriter(paths, async () => {
    const before = await readState(paths);
    const { state, event } = change2(before);
    if (state !== before) {
      commitState(paths, now, { ...state, updated_at: now.toISOString() }, event ?? { event: "changed" });
    } else if (event !== void 0) {
      note(paths, now, event);
    }
    return state;
  });
}
async function endWorkflow(paths, now, reason, message, { again = false } = {}) {
  const lease = readLease(paths);
  await markIteration(paths, null, now);
  const ended2 = await changeState(paths, now, (state) => {
    if (state.status !== "in_progress" && !again) return { state };
    if (lease?.released === null) writeLease(paths, { ...lease, released: "ended" });
    return {
      state: { ...withSpend(paths, state), status: statusAfter(reason), end_reason: reason, end_message: message },
      event: { event: "ended", reason, message }
    };
  });
  if (lease !== void 0) await leaveSpend(paths, lease.session, now);
  return ended2;
}
function pluginRoot() {
  let folder = __dirname;
  while (!(0, import_node_fs16.existsSync)((0, import_node_path18.join)(folder, ".claude-plugin", "plugin.json"))) {
    if ((0, import_node_path18.dirname)(folder) === folder) throw new Error(`no plugin above ${__dirname}`);
    folder = (0, import_node_path18.dirname)(folder);
  }
  return folder;
}
var import_node_fs16, import_node_path18, patienceMilliseconds2;
var init_workflow = __esm({
  "src/store/workflow.ts"() {
    "use strict";
    import_node_fs16 = require("node:fs");
    import_node_path18 = require("node:path");
    init_state();
    init_tex_text();
    init_vocabulary();
    init_workflow_name();
    init_atomic();
    init_journal();
    init_lease2();
    init_lock();
    init_spend2();
    init_spent_state();
    init_state_file();
    patienceMilliseconds2 = 5e3;
  }
});

// src/store/note-file.ts
var note_file_exports = {};
__export(note_file_exports, {
  readNoteFile: () => readNoteFile
});
function readNoteFile(path) {
  const text3 = readStart(path);
  if (!text3.startsWith("---")) return { fields: {}, text: text3.trim() };
  try {
    const { data, body } = parseFrontMatter(text3, path);
    return { fields: data, text: body.trim() };
  } catch {
    return { fields: {}, text: text3.trim() };
  }
}
function readStart(path) {
  const file = (0, import_node_fs17.openSync)(path, "r");
  try {
    const buffer = Buffer.alloc(Math.min(longestBytes, (0, import_node_fs17.fstatSync)(file).size));
    const read = (0, import_node_fs17.readSync)(file, buffer, 0, buffer.length, 0);
    return buffer.toString("utf8", 0, read);
  } finally {
    (0, import_node_fs17.closeSync)(file);
  }
}
var import_node_fs17, longestBytes;
var init_note_file = __esm({
  "src/store/note-file.ts"() {
    "use strict";
    import_node_fs17 = require("node:fs");
    init_front_matter();
    longestBytes = 64 * 1024;
  }
});

// src/store/redirects.ts
async function addRedirect(paths, now, { text: text3, priority: priority2, from }) {
  if (text3.trim() === "") {
    throw new WorkflowError("The text of the redirection is empty", {
      fix: `Example: autonomous-workflow redirect "Leave out mobile clients" ${paths.name}`,
      exitCode: exitCodes.usage
    });
  }
  await asWriter(paths, () => {
    const redirect2 = { text: text3.trim(), priority: priority2, from, added_at: now.toISOString() };
    writeAtomic((0, import_node_path19.join)(paths.redirects, `${nextNumber(paths)}.json`), `${JSON.stringify(redirect2, null, 1)}
`);
    note(paths, now, { event: "redirected", from, priority: priority2, text: redirect2.text });
  });
}
async function adoptReinjection(paths, now, settings, iteration) {
  const file = configuredPath(paths.root, settings.reinject_prompt_file, paths.name);
  if (!(0, import_node_fs18.existsSync)(file) || !(0, import_node_fs18.statSync)(file).isFile()) return;
  const { readNoteFile: readNoteFile2 } = await Promise.resolve().then(() => (init_note_file(), note_file_exports));
  const { fields, text: text3 } = readNoteFile2(file);
  const priority2 = priorityOf(fields.priority);
  if (priority2 !== "high" && iteration % settings.check_reinject_every_n_iterations !== 0) return;
  (0, import_node_fs18.mkdirSync)(paths.redirects, { recursive: true });
  move(file, (0, import_node_path19.join)(paths.redirects, `${nextNumber(paths)}.md`));
  note(paths, now, { event: "redirected", from: "file", priority: priority2, text: text3 });
}
async function pendingRedirects(paths, told) {
  const pending = [];
  for (const file of queued(paths)) {
    if (told.some((redirect3) => redirect3.file === file)) continue;
    const redirect2 = await readRedirect(paths, file);
    if (redirect2 !== void 0 && redirect2.text !== "") pending.push({ ...redirect2, file });
  }
  return pending;
}
function archiveRedirects(paths, told, iteration) {
  for (const { file } of told) {
    const path = (0, import_node_path19.join)(paths.redirects, file);
    if (!(0, import_node_fs18.existsSync)(path)) continue;
    (0, import_node_fs18.mkdirSync)((0, import_node_path19.join)(paths.redirects, usedFolder), { recursive: true });
    (0, import_node_fs18.renameSync)(path, (0, import_node_path19.join)(paths.redirects, usedFolder, `i${iteration}-${file}`));
  }
}
async function readRedirect(paths, file) {
  const path = (0, import_node_path19.join)(paths.redirects, file);
  if (file.endsWith(".md")) {
    const { readNoteFile: readNoteFile2 } = await Promise.resolve().then(() => (init_note_file(), note_file_exports));
    const { fields, text: text4 } = readNoteFile2(path);
    return { text: text4, priority: priorityOf(fields.priority), from: "file", added_at: (0, import_node_fs18.statSync)(path).mtime.toISOString() };
  }
  const { text: text3, priority: priority2, from, added_at } = readJson(path) ?? {};
  if (typeof text3 !== "string") return void 0;
  return { text: text3, priority: priorityOf(priority2), from: from ?? "user", added_at: added_at ?? "" };
}
function queued(paths) {
  if (!(0, import_node_fs18.existsSync)(paths.redirects)) return [];
  return (0, import_node_fs18.readdirSync)(paths.redirects).filter((name) => /^\d+\.(?:json|md)$/.test(name)).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}
function nextNumber(paths) {
  const used = (0, import_node_path19.join)(paths.redirects, usedFolder);
  const names = [...queued(paths), ...(0, import_node_fs18.existsSync)(used) ? (0, import_node_fs18.readdirSync)(used) : []];
  const numbers = names.map((name) => Number(/(?:^|-)(\d+)\./.exec(name)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(4, "0");
}
function move(from, to) {
  try {
    (0, import_node_fs18.renameSync)(from, to);
  } catch (error2) {
    if (error2.code !== "EXDEV") throw error2;
    (0, import_node_fs18.copyFileSync)(from, to);
    (0, import_node_fs18.rmSync)(from);
  }
}
var import_node_fs18, import_node_path19, usedFolder;
var init_redirects = __esm({
  "src/store/redirects.ts"() {
    "use strict";
    import_node_fs18 = require("node:fs");
    import_node_path19 = require("node:path");
    init_redirect();
    init_workflow_error();
    init_atomic();
    init_configuration2();
    init_journal();
    init_json_file();
    init_workflow();
    usedFolder = "used";
  }
});

// src/store/escalations.ts
function readEscalations(paths) {
  if ((0, import_node_fs19.existsSync)(paths.escalations)) return parseEscalations(paths, paths.escalations);
  if (!(0, import_node_fs19.existsSync)(copyFile2(paths))) return [];
  throw unusable(paths, "is gone");
}
function restoreEscalations(paths, now, why) {
  const escalations = readCopy2(paths);
  if (escalations === void 0) return void 0;
  const kept = keepAside(paths.escalations, "broken", now);
  note(paths, now, { event: "set-aside", file: "escalations.json", kept: kept ?? "none", why: `${why}; put back` });
  writeEscalations(paths, escalations);
  return { kept };
}
function openEscalations(paths) {
  return readEscalations(paths).filter(isOpen);
}
function writeEscalations(paths, escalations) {
  const text3 = `${JSON.stringify({ schema: 1, escalations }, null, 1)}
`;
  writeAtomic(paths.escalations, text3);
  writeAtomic(copyFile2(paths), text3);
}
function readCopy2(paths) {
  try {
    return parseEscalations(paths, copyFile2(paths));
  } catch {
    return void 0;
  }
}
function parseEscalations(paths, file) {
  let value;
  try {
    value = parseJson((0, import_node_fs19.readFileSync)(file, "utf8"));
  } catch (error2) {
    throw unusable(paths, "is not valid", error2.message);
  }
  const result = escalationsSchema.safeParse(value);
  if (!result.success) throw unusable(paths, "is not valid", sentences(result.error.issues).join("; "));
  return result.data.escalations;
}
function unusable(paths, how, received) {
  return new WorkflowError(`The file of escalations ${how}`, {
    where: paths.escalations,
    ...received !== void 0 && { received: excerpt(received) },
    fix: `Put the last valid one back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState
  });
}
var import_node_fs19, import_node_path20, copyFile2;
var init_escalations = __esm({
  "src/store/escalations.ts"() {
    "use strict";
    import_node_fs19 = require("node:fs");
    import_node_path20 = require("node:path");
    init_mini();
    init_en();
    init_escalation();
    init_parse_json();
    init_sentences();
    init_stall();
    init_workflow_error();
    init_atomic();
    init_journal();
    init_outlook_file();
    init_redirects();
    init_state_file();
    init_workflow();
    config(en_default());
    copyFile2 = (paths) => (0, import_node_path20.join)(paths.runtime, "escalations.json");
  }
});

// src/engine/assignment-id.ts
function mentionedAssignment(text3) {
  return /\bi\d+-[a-z]+\d+\b/.exec(text3)?.[0] ?? null;
}
var assignmentIdPattern, pluginPrefix;
var init_assignment_id = __esm({
  "src/engine/assignment-id.ts"() {
    "use strict";
    assignmentIdPattern = /^i\d+-[a-z]+\d+$/;
    pluginPrefix = "autonomous-workflow:";
  }
});

// src/engine/hand-in.ts
function checkHandIn(agent, answer) {
  const text3 = lastJson(answer);
  if (text3 === void 0) return { ok: false, problems: ["the answer does not end with a ```json code block"] };
  let value;
  try {
    value = parseJson(text3);
  } catch (error2) {
    return { ok: false, problems: [`the JSON does not parse: ${error2.message}`] };
  }
  const result = handInSchemas[agent].safeParse(value);
  if (result.success) return { ok: true, handIn: result.data };
  return { ok: false, problems: sentences(result.error.issues) };
}
function lastJson(answer) {
  const lines = answer.split(/\r?\n/);
  let last;
  let open;
  for (const [index, line] of lines.entries()) {
    const [, fence2, rest = ""] = /^[ \t]*(`{3,})([^`]*)$/.exec(line) ?? [];
    if (fence2 === void 0) continue;
    const language = rest.trim().toLowerCase();
    if (open === void 0) {
      open = { fence: fence2, language, start: index + 1 };
    } else if (fence2 === open.fence && language === "") {
      if (open.language === "" || open.language === "json") last = lines.slice(open.start, index).join("\n");
      open = void 0;
    }
  }
  if (last !== void 0) return last;
  const trimmed = answer.trim();
  return trimmed.startsWith("{") && trimmed.endsWith("}") ? trimmed : void 0;
}
var sentence, shortText, webSource, repositorySource, claimFields, handInFields, claims, researchHandIn, repositoryHandIn, handInSchemas;
var init_hand_in = __esm({
  "src/engine/hand-in.ts"() {
    "use strict";
    init_mini();
    init_en();
    init_assignment_id();
    init_sentences();
    init_parse_json();
    config(en_default());
    sentence = string2().check(_trim(), _minLength(8), _maxLength(2e3));
    shortText = string2().check(_trim(), _minLength(1), _maxLength(500));
    webSource = object({
      url: string2().check(_trim(), _regex(/^https?:\/\/\S+$/, "expected an http or https URL")),
      title: shortText,
      authors: optional(array(shortText).check(_maxLength(40))),
      year: optional(string2().check(_regex(/^\d{4}$/, 'expected a year such as "2024"'))),
      kind: _enum(["primary", "secondary"])
    });
    repositorySource = object({
      file: string2().check(
        _trim(),
        _regex(/^(?!\/|[A-Za-z]:|.*(?:^|\/)\.\.(?:\/|$))[^\p{Cc}\\]{1,400}$/u, "expected a path inside the repository")
      ),
      lines: optional(string2().check(_regex(/^\d+(?:-\d+)?$/, 'expected lines such as "10-24"')))
    });
    claimFields = {
      text: sentence,
      quote: string2().check(_trim(), _minLength(3), _maxLength(4e3)),
      importance: _enum(["central", "supporting", "peripheral"]),
      confidence: _enum(["high", "medium", "low"])
    };
    handInFields = {
      assignment: string2().check(_regex(assignmentIdPattern, 'expected the assignment id from the task, such as "i3-r1"')),
      summary: string2().check(_trim(), _minLength(20), _maxLength(4e3)),
      contradictions: array(
        object({ statement: sentence, sides: array(shortText).check(_minLength(2), _maxLength(6)) })
      ),
      questions: array(object({ text: sentence, priority: _enum(["high", "medium", "low"]) })),
      /** Ids of open questions that the claims answer. */
      answers: array(string2().check(_regex(/^Q\d{3,}$/, 'expected a question id such as "Q004"')))
    };
    claims = (source2) => array(object({ ...claimFields, source: source2 })).check(_maxLength(200));
    researchHandIn = object({
      ...handInFields,
      searches: int().check(_gte(0), _lte(1e3)),
      claims: claims(webSource)
    });
    repositoryHandIn = object({ ...handInFields, claims: claims(repositorySource) });
    handInSchemas = {
      researcher: researchHandIn,
      "repo-analyst": repositoryHandIn
    };
  }
});

// src/engine/reporting-agents.ts
function isReportingAgent(agent) {
  return reportingAgents.includes(agent);
}
var reportingAgents;
var init_reporting_agents = __esm({
  "src/engine/reporting-agents.ts"() {
    "use strict";
    reportingAgents = ["researcher", "repo-analyst"];
  }
});

// src/store/inbox.ts
function storeEntry(paths, iteration, entry) {
  const folder = (0, import_node_path21.join)(paths.inbox, String(iteration));
  const known = listFolder(folder).find((file2) => parseEntry((0, import_node_path21.join)(folder, file2))?.agent_id === entry.agent_id);
  if (known !== void 0) return `${iteration}/${known}`;
  let number3 = Number(/\d+$/.exec(entry.assignment ?? "")?.[0] ?? 1);
  const used = (0, import_node_fs20.existsSync)(folder) ? (0, import_node_fs20.readdirSync)(folder) : [];
  const isUsed = (file2) => used.some((name) => name === file2 || name.startsWith(`${file2}.broken-`));
  while (isUsed(`${entry.agent}-${number3}.json`)) number3 += 1;
  const file = `${entry.agent}-${number3}.json`;
  writeAtomic((0, import_node_path21.join)(folder, file), `${JSON.stringify(entry, null, 1)}
`);
  return `${iteration}/${file}`;
}
function settledAssignments(paths, iteration) {
  const settled = /* @__PURE__ */ new Set();
  for (const { assignment } of readEntries(paths, iteration)) if (assignment !== null) settled.add(assignment);
  return settled;
}
function readEntries(paths, iteration) {
  const folder = (0, import_node_path21.join)(paths.inbox, String(iteration));
  return listFolder(folder).flatMap((file) => parseEntry((0, import_node_path21.join)(folder, file)) ?? []);
}
function parseEntry(path) {
  return readJsonLike(path, sample3);
}
function listFolder(folder) {
  if (!(0, import_node_fs20.existsSync)(folder)) return [];
  return (0, import_node_fs20.readdirSync)(folder).filter(isEntryFile).sort();
}
function isEntryFile(name) {
  return name.endsWith(".json");
}
var import_node_fs20, import_node_path21, sample3;
var init_inbox = __esm({
  "src/store/inbox.ts"() {
    "use strict";
    import_node_fs20 = require("node:fs");
    import_node_path21 = require("node:path");
    init_atomic();
    init_json_file();
    sample3 = {
      agent: "researcher",
      agent_id: "",
      assignment: null,
      received_at: "",
      problems: [""]
    };
  }
});

// src/store/hand-ins.ts
function readInbox(paths) {
  const inbox = { handIns: [], unreadable: [] };
  for (const iteration of iterationFolders(paths)) {
    const folder = (0, import_node_path22.join)(paths.inbox, String(iteration));
    for (const name of (0, import_node_fs21.readdirSync)(folder).filter(isEntryFile).sort()) {
      const file = (0, import_node_path22.join)(folder, name);
      const read = readHandIn(file);
      if ("why" in read) inbox.unreadable.push({ file, why: read.why });
      else if (read.handIn !== null) {
        inbox.handIns.push({ id: `${iteration}/${(0, import_node_path22.basename)(name, ".json")}`, iteration, handIn: read.handIn });
      }
    }
  }
  return inbox;
}
function iterationFolders(paths) {
  if (!(0, import_node_fs21.existsSync)(paths.inbox)) return [];
  return (0, import_node_fs21.readdirSync)(paths.inbox).filter((name) => /^\d+$/.test(name) && (0, import_node_fs21.statSync)((0, import_node_path22.join)(paths.inbox, name)).isDirectory()).map(Number).sort((a, b) => a - b);
}
function readHandIn(file) {
  let value;
  try {
    value = parseJson((0, import_node_fs21.readFileSync)(file, "utf8"));
  } catch (error2) {
    return { why: error2.message };
  }
  const entry = entrySchema.safeParse(value);
  if (!entry.success) return { why: sentences(entry.error.issues, value).join("; ") };
  const { agent, hand_in } = entry.data;
  if (hand_in == null) return { handIn: null };
  const handIn = handInSchemas[agent].safeParse(hand_in);
  return handIn.success ? { handIn: handIn.data } : { why: sentences(handIn.error.issues, hand_in).join("; ") };
}
var import_node_fs21, import_node_path22, entrySchema;
var init_hand_ins = __esm({
  "src/store/hand-ins.ts"() {
    "use strict";
    import_node_fs21 = require("node:fs");
    import_node_path22 = require("node:path");
    init_mini();
    init_hand_in();
    init_reporting_agents();
    init_sentences();
    init_atomic();
    init_inbox();
    init_journal();
    init_parse_json();
    entrySchema = object({
      agent: _enum(reportingAgents),
      agent_id: string2(),
      assignment: nullable(string2()),
      hand_in: unknown()
    });
  }
});

// src/store/ledger-file.ts
var ledger_file_exports = {};
__export(ledger_file_exports, {
  isLedgerCopyDamaged: () => isLedgerCopyDamaged,
  readLedger: () => readLedger,
  refreshOutlook: () => refreshOutlook,
  restoreLedger: () => restoreLedger,
  writeLedger: () => writeLedger
});
function readLedger(paths) {
  if ((0, import_node_fs22.existsSync)(paths.ledger)) return parseLedger(paths, paths.ledger);
  if (!wasRecorded(paths)) return emptyLedger();
  throw new WorkflowError("The ledger is gone", {
    where: paths.ledger,
    fix: `Put it back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState
  });
}
function writeLedger(paths, ledger) {
  const text3 = `${JSON.stringify(ledger, null, 1)}
`;
  writeAtomic(paths.ledger, text3);
  writeAtomic(copyFile3(paths), text3);
  writeOutlook(paths, outlookOf(ledger, readEscalations(paths)));
}
function restoreLedger(paths, recordedIteration, now, why) {
  const copy = readLedgerCopy(paths);
  const ledger = copy ?? rebuild(paths, recordedIteration, now);
  if (ledger === void 0) return void 0;
  const kept = keepAside(paths.ledger, "broken", now);
  note(paths, now, { event: "ledger-restored", kept: kept ?? "none", why });
  writeLedger(paths, ledger);
  return { ledger, kept, from: copy === void 0 ? "inbox" : "copy" };
}
function refreshOutlook(paths) {
  const outlook = outlookOf(readLedger(paths), readEscalations(paths));
  writeOutlook(paths, outlook);
  return outlook;
}
function isLedgerCopyDamaged(paths) {
  return (0, import_node_fs22.existsSync)(copyFile3(paths)) && readLedgerCopy(paths) === void 0;
}
function readLedgerCopy(paths) {
  try {
    return parseLedger(paths, copyFile3(paths));
  } catch {
    return void 0;
  }
}
function rebuild(paths, recordedIteration, now) {
  const journal = parseJournal(readJournal(paths));
  const { handIns } = readInbox(paths);
  if (journal.length === 0 && handIns.length === 0) return void 0;
  return rebuildLedger(handIns, journal, recordedIteration, now.toISOString().slice(0, 10));
}
function wasRecorded(paths) {
  return (0, import_node_fs22.existsSync)(copyFile3(paths)) || parseJournal(readJournal(paths)).some(({ event }) => event === "recorded");
}
function writeOutlook(paths, outlook) {
  const { size, mtimeMs } = (0, import_node_fs22.statSync)(paths.ledger, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  writeAtomic((0, import_node_path23.join)(paths.runtime, outlookFile), JSON.stringify({ size, mtimeMs, outlook }));
}
function parseLedger(paths, file) {
  const text3 = (0, import_node_fs22.readFileSync)(file, "utf8");
  let value;
  try {
    value = parseJson(text3);
  } catch (error2) {
    throw invalid2(paths, notJson(text3, error2.message));
  }
  const result = ledgerSchema.safeParse(value);
  if (result.success) return value;
  throw invalid2(paths, sentences(result.error.issues, value, (path) => lineOfPath(text3, path)).join("; "));
}
function notJson(text3, message) {
  const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? text3.length);
  return `line ${lineAt(text3, position)}: ${message.replace(/ (?:in JSON )?at position \d+.*/s, "")}`;
}
function invalid2(paths, received) {
  return new WorkflowError("The ledger is not valid", {
    where: paths.ledger,
    received,
    fix: `Put the last valid one back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState
  });
}
var import_node_fs22, import_node_path23, copyFile3;
var init_ledger_file = __esm({
  "src/store/ledger-file.ts"() {
    "use strict";
    import_node_fs22 = require("node:fs");
    import_node_path23 = require("node:path");
    init_journal_line();
    init_json_line();
    init_ledger();
    init_outlook();
    init_rebuild_ledger();
    init_sentences();
    init_workflow_error();
    init_atomic();
    init_escalations();
    init_hand_ins();
    init_journal();
    init_outlook_file();
    init_parse_json();
    copyFile3 = (paths) => (0, import_node_path23.join)(paths.runtime, "ledger.json");
  }
});

// src/store/problem-of.ts
async function problemOf(read) {
  try {
    await read();
    return void 0;
  } catch (error2) {
    return error2;
  }
}
var init_problem_of = __esm({
  "src/store/problem-of.ts"() {
    "use strict";
  }
});

// src/engine/rebuild-state.ts
function rebuildState(name, journal) {
  let state;
  for (const line of journal) {
    const before = state ?? unknownState(name, line.time);
    const after = afterEvent(before, line);
    if (line.state === void 0 && after === state) continue;
    state = firstValid([{ ...after, ...line.state, name }, after, before]);
  }
  return state;
}
function firstValid(candidates) {
  for (const candidate of candidates) {
    const result = stateSchema.safeParse(candidate);
    if (result.success) return result.data;
  }
  return void 0;
}
function unknownState(name, time2) {
  return {
    schema: 1,
    workflow_type: workflowTypes.research,
    name,
    ...unbegun,
    max_iterations: defaultConfiguration.max_iterations,
    max_duration_hours: defaultConfiguration.max_duration_hours,
    driver: drivers[0],
    repository_analysis: false,
    prompt: lostPrompt,
    started_at: time2,
    running_since: time2,
    updated_at: time2
  };
}
function afterEvent(state, line) {
  if (!Object.hasOwn(effects, line.event)) return state;
  const effect = effects[line.event];
  return { ...state, updated_at: line.time, ...effect(state, line) };
}
function writingUp(state, iteration) {
  const saturated = state.verdict?.endsWith("research is saturated") === true;
  return { writing_iteration: iteration, finishing: state.finishing ?? (saturated ? "complete" : "max_iterations") };
}
function afterRecording2(state, line) {
  const again = state.recorded_iteration === line.iteration;
  return {
    recorded_iteration: line.iteration,
    consecutive_failures: 0,
    verdict: line.verdict,
    new_findings_last_iteration: line.new_claims,
    ...!again && {
      total_iterations_research: state.total_iterations_research + 1,
      findings_count: state.findings_count + line.new_claims,
      sources_cited: state.sources_cited + line.new_sources
    }
  };
}
var lostPrompt, effects;
var init_rebuild_state = __esm({
  "src/engine/rebuild-state.ts"() {
    "use strict";
    init_state_schema();
    init_configuration();
    init_state();
    init_vocabulary();
    lostPrompt = "The prompt of this workflow was lost.";
    effects = {
      created: ({ name, workflow_type }, { time: time2, driver, max_iterations, mode }) => ({
        ...unknownState(name, time2),
        driver,
        max_iterations,
        workflow_type: Object.entries(workflowTypes).find(([known]) => known === mode)?.[1] ?? workflow_type
      }),
      "iteration-begun": (state, { iteration, writing }) => ({ iteration, ...writing && writingUp(state, iteration) }),
      "iteration-failed": ({ consecutive_failures }) => ({ consecutive_failures: consecutive_failures + 1 }),
      recorded: afterRecording2,
      resumed: (_, { time: time2 }) => ({ status: "in_progress", end_reason: null, end_message: null, running_since: time2 }),
      ended: (_, { reason, message }) => ({ status: statusAfter(reason), end_reason: reason, end_message: message })
    };
  }
});

// src/store/restore-state.ts
function findLastGoodState(paths) {
  const copy = readValidCopy(paths);
  if (copy !== void 0) return { state: copy, from: "copy", promptLost: false };
  const state = rebuildState(paths.name, parseJournal(readJournal(paths)));
  return state && { state, from: "journal", promptLost: state.prompt === lostPrompt };
}
function putState(paths, state, now, { aside, why }) {
  const kept = keepAside(paths.state, aside, now);
  commitState(paths, now, state, { event: "state-restored", kept: kept ?? "none", why });
  return kept;
}
function readValidCopy(paths) {
  try {
    const copy = readCopy(paths);
    if (copy !== void 0) validateState(copy.text, paths, /* @__PURE__ */ new Date(0));
    return copy?.state;
  } catch {
    return void 0;
  }
}
var init_restore_state = __esm({
  "src/store/restore-state.ts"() {
    "use strict";
    init_journal_line();
    init_rebuild_state();
    init_atomic();
    init_journal();
    init_state_file();
    init_validate_state();
    init_workflow();
  }
});

// src/store/mend.ts
var mend_exports = {};
__export(mend_exports, {
  mendBroken: () => mendBroken,
  mendEscalations: () => mendEscalations,
  mendLedger: () => mendLedger,
  mendState: () => mendState
});
async function mendBroken(paths, now) {
  return asWriter(paths, async () => {
    const done = await mendState(paths, now, { gone: false, withoutPrompt: false });
    done.push(...await mendLedger(paths, now), ...await mendEscalations(paths, now));
    await problemOf(() => refreshOutlook(paths));
    return done;
  });
}
async function mendState(paths, now, may) {
  const error2 = await problemOf(() => readState(paths));
  if (error2 === void 0 || !isContentError(error2) && !(may.gone && isMissing(error2))) return [];
  const good = findLastGoodState(paths);
  if (good === void 0 || good.promptLost && !may.withoutPrompt) return [];
  const kept = putState(paths, good.state, now, { aside: "broken", why: error2.message });
  const origin = good.from === "copy" ? "as it was last written" : "as the journal tells it";
  const lost = good.promptLost ? " What it was to find out is lost: write it into the line `prompt:` of that file, or begin anew under another name." : "";
  return [`autonomous-workflow restored the state file of '${paths.name}' ${origin}${whereKept(kept)}.${lost}`];
}
async function mendLedger(paths, now) {
  const error2 = await problemOf(() => readLedger(paths));
  if (!isContentError(error2)) return [];
  const state = await readState(paths).catch(() => void 0);
  const restored = restoreLedger(paths, state?.recorded_iteration ?? 0, now, error2.message);
  if (restored === void 0) return [];
  const origin = restored.from === "copy" ? "as it was last written" : "from the hand-ins in the inbox";
  return [`autonomous-workflow restored the ledger of '${paths.name}' ${origin}${whereKept(restored.kept)}.`];
}
async function mendEscalations(paths, now) {
  const error2 = await problemOf(() => readEscalations(paths));
  if (!isContentError(error2)) return [];
  const restored = restoreEscalations(paths, now, error2.message);
  if (restored === void 0) return [];
  return [`autonomous-workflow restored the escalations of '${paths.name}'${whereKept(restored.kept)}.`];
}
function whereKept(kept) {
  return kept === null ? "" : `; the broken one is kept as ${kept}`;
}
function isContentError(error2) {
  return isWorkflowError(error2) && error2.exitCode === exitCodes.invalidState;
}
function isMissing(error2) {
  return isWorkflowError(error2) && error2.exitCode === exitCodes.usage;
}
var init_mend = __esm({
  "src/store/mend.ts"() {
    "use strict";
    init_workflow_error();
    init_escalations();
    init_ledger_file();
    init_problem_of();
    init_restore_state();
    init_state_file();
    init_workflow();
  }
});

// src/hooks/library.ts
var library_exports = {};
__export(library_exports, {
  mendBroken: () => mendBroken,
  onCommand: () => onCommand,
  onSubagentStop: () => onSubagentStop,
  parseConfiguration: () => parseConfiguration,
  readNoteFile: () => readNoteFile,
  refreshOutlook: () => refreshOutlook,
  validateState: () => validateState
});
module.exports = __toCommonJS(library_exports);
init_ledger_file();
init_mend();
init_note_file();
init_parse_configuration();
init_validate_state();

// src/hooks/on-command.ts
init_workflow_error();

// src/engine/command-arguments.ts
init_workflow_error();
var flag2 = /^--(?<name>[a-z][a-z-]*)(?:(?:=|\s+)(?<value>"[^"]*"|'[^']*'|[^\s'"-][^\s'"]*))?(?=\s|$)/;
var trailingFlag = /(?:^|\s)--(?<name>[a-z][a-z-]*)(?:(?:=|\s+)(?<value>"[^"]*"|'[^']*'|[^\s'"-][^\s'"]*))?$/;
function readCommandArguments(raw, rules, example) {
  const options2 = {};
  const reader = { rules, example, options: options2 };
  let rest = takeLeading(raw.trim(), reader);
  const name = /^(?:"[^"]*"|'[^']*'|\S+)/.exec(rest)?.[0];
  if (name === void 0) return { name: void 0, prompt: void 0, options: options2 };
  rest = takeLeading(rest.slice(name.length).trim(), reader);
  rest = takeTrailing(rest, reader);
  const prompt = readPrompt(rest, rules, example);
  return { name: unquote(name), prompt: prompt.trim() === "" ? void 0 : prompt, options: options2 };
}
function takeLeading(text3, reader) {
  const found = flag2.exec(text3);
  if (found?.groups === void 0) return text3;
  const { name = "", value } = found.groups;
  take(reader, name, value);
  const length = reader.rules[name] === "switch" ? `--${name}`.length : found[0].length;
  return takeLeading(text3.slice(length).trim(), reader);
}
function takeTrailing(text3, reader) {
  const ends = trailingFlags(text3, reader.rules);
  const closed = ends.findLastIndex(({ before }) => isQuoted(before));
  const last = closed === -1 && isQuoted(text3) ? 0 : closed === -1 ? ends.length : closed + 1;
  for (const { name, value } of ends.slice(0, last).reverse()) take(reader, name, value);
  return ends[last - 1]?.before ?? text3;
}
function trailingFlags(text3, rules) {
  const flags = [];
  for (let rest = text3; ; ) {
    const found = trailingFlag.exec(rest);
    if (found?.groups === void 0) return flags;
    const { name = "", value } = found.groups;
    if (rules[name] === "switch" && value !== void 0) return flags;
    rest = rest.slice(0, found.index).trim();
    flags.push({ before: rest, name, value });
  }
}
function isQuoted(text3) {
  return text3.length > 1 && /^['"]/.test(text3) && text3.endsWith(text3.charAt(0));
}
function take({ rules, example, options: options2 }, name, value) {
  options2[name] = checkOption(name, value === void 0 ? void 0 : unquote(value), rules, example);
}
function readPrompt(text3, rules, example) {
  const quote2 = text3.charAt(0);
  if (quote2 !== "'" && quote2 !== '"') return text3;
  if (isQuoted(text3)) return unquote(text3);
  const misplaced = new RegExp(`${quote2}\\s+(--[a-z][a-z-]*)[^${quote2}]*$`).exec(text3)?.[1];
  if (misplaced !== void 0) checkOption(misplaced.slice(2), "", rules, example);
  throw usage("The prompt has no closing quote at its end", {
    expected: `the prompt in ${quote2}…${quote2}, then only options`,
    received: text3.slice(-60),
    example
  });
}
function unquote(text3) {
  if (!isQuoted(text3)) return text3;
  const inside = text3.slice(1, -1);
  return text3.startsWith("'") ? inside.replaceAll(`'\\''`, "'") : inside.replaceAll('\\"', '"');
}
function checkOption(name, value, rules, example) {
  const rule = Object.hasOwn(rules, name) ? rules[name] : void 0;
  if (rule === void 0) {
    const known = Object.keys(rules).map((option) => `--${option}`);
    throw usage("Unknown option", {
      expected: known.length === 0 ? "no options" : known.join(", "),
      received: `--${name}`,
      example
    });
  }
  if (rule === "switch") return "yes";
  if (value === void 0 || !rule.accepts(value)) {
    throw usage(`The option --${name} needs ${rule.expects}`, { received: value ?? "nothing", example });
  }
  return value;
}
function usage(what, { example, ...details }) {
  return new WorkflowError(what, { ...details, fix: `Example: ${example}`, exitCode: exitCodes.usage });
}

// src/engine/command-rules.ts
var wholeNumber2 = (most2) => ({
  expects: `a whole number from 1 to ${most2}`,
  accepts: (value) => /^[1-9]\d*$/.test(value) && Number(value) <= most2
});
var hours = {
  expects: "a number of hours from 0.1 to 1000",
  accepts: (value) => /^\d+(?:\.\d+)?$/.test(value) && Number(value) >= 0.1 && Number(value) <= 1e3
};
var dollars = {
  expects: "an amount in US dollars from 0.01 to 100000",
  accepts: (value) => /^\d+(?:\.\d+)?$/.test(value) && Number(value) >= 0.01 && Number(value) <= 1e5
};
var priority = { expects: "high or normal", accepts: (value) => /^(?:high|normal)$/.test(value) };
var budgets = { "max-iterations": wholeNumber2(1e3), "max-hours": hours, "max-cost": dollars };
var commandRules = {
  research: {
    options: budgets,
    example: "/autonomous-workflow:research 'rate-limiting' 'How do rate limiters compare?' --max-iterations 30"
  },
  "continue-auto": {
    options: { ...budgets, "take-over": "switch" },
    example: "/autonomous-workflow:continue-auto rate-limiting --max-iterations 40"
  },
  status: { options: {}, example: "/autonomous-workflow:status rate-limiting" },
  stop: { options: {}, example: "/autonomous-workflow:stop rate-limiting" },
  complete: { options: {}, example: "/autonomous-workflow:complete rate-limiting" },
  redirect: {
    options: { priority },
    example: "/autonomous-workflow:redirect 'rate-limiting' 'Leave out mobile clients' --priority high"
  },
  help: { options: {}, example: "/autonomous-workflow:help" }
};
function isCommandName(text3) {
  return Object.hasOwn(commandRules, text3);
}

// src/engine/help.ts
function helpText() {
  return [
    "autonomous-workflow: research that runs by itself and proves what it found.",
    "",
    "  /autonomous-workflow:research 'topic' 'prompt' [--max-iterations 30] [--max-hours 24] [--max-cost 50]",
    "      researches until nothing new turns up or a budget ends, and writes docs/research-topic/topic-report.tex",
    "  /autonomous-workflow:continue-auto [topic] [--max-iterations N] [--max-hours N] [--max-cost N] [--take-over]",
    "      goes on after an interruption, a stop or a used-up budget",
    "  /autonomous-workflow:status [topic]     where it stands (no model is asked)",
    "  /autonomous-workflow:stop [topic]       stops it (no model is asked)",
    "  /autonomous-workflow:redirect [topic] 'text' [--priority high]     tells it something; it stands in the next brief",
    "  /autonomous-workflow:complete [topic]   declares it complete as it stands",
    "  /autonomous-workflow:help               this page",
    "",
    "Under the ralph-loop plugin:",
    `  /ralph-loop:ralph-loop "/autonomous-workflow:research 'topic' 'prompt'" --max-iterations 30`,
    "",
    "From a terminal, in the project: autonomous-workflow --help"
  ].join("\n");
}

// src/hooks/commands.ts
init_redirect();
init_workflow_error();

// src/programs/tex-tools.ts
var import_node_fs23 = require("node:fs");
var import_node_path24 = require("node:path");

// src/programs/tex-install.ts
var installLines = [
  ["apt-get", "sudo apt-get install texlive-latex-recommended lmodern latexmk"],
  ["dnf", "sudo dnf install texlive-scheme-basic texlive-booktabs texlive-natbib texlive-lm latexmk"],
  ["pacman", "sudo pacman -S texlive-latexrecommended texlive-fontsrecommended texlive-binextra"],
  ["brew", "brew install --cask mactex-no-gui"],
  ["winget", "winget install MiKTeX.MiKTeX"],
  ["tlmgr", "tlmgr install collection-latexrecommended lm latexmk"]
];
var byPlatform = { darwin: "brew", win32: "winget", linux: "apt-get" };
function texInstallLine(platform, isInstalled) {
  const found = installLines.find(([program]) => isInstalled(program));
  const usual = installLines.find(([program]) => program === byPlatform[platform]);
  const tlmgr = "Install TeX Live from https://tug.org/texlive, then: tlmgr install collection-latexrecommended lm latexmk";
  return (found ?? usual)?.[1] ?? tlmgr;
}

// src/programs/tex-tools.ts
var macTexFolder = "/Library/TeX/texbin";
function isProgram(path) {
  try {
    (0, import_node_fs23.accessSync)(path, import_node_fs23.constants.X_OK);
    return (0, import_node_fs23.statSync)(path).isFile();
  } catch {
    return false;
  }
}
function findProgram(name, folders, endings) {
  const candidates = folders.flatMap((folder) => endings.map((ending) => (0, import_node_path24.join)(folder, `${name}${ending}`)));
  return candidates.find(isProgram);
}
function lookForTexTools({ environment = process.env, platform = process.platform } = {}) {
  const pathName = Object.keys(environment).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const listed = (environment[pathName] ?? "").split(import_node_path24.delimiter).filter((folder) => folder !== "");
  const folders = platform === "darwin" ? [...listed, macTexFolder] : listed;
  const endings = platform === "win32" ? (environment.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";") : [""];
  const find = (name) => findProgram(name, folders, endings);
  const [latexmk, pdflatex, bibtex] = [find("latexmk"), find("pdflatex"), find("bibtex")];
  if (pdflatex === void 0 || bibtex === void 0) {
    const missing = [...pdflatex === void 0 ? ["pdflatex"] : [], ...bibtex === void 0 ? ["bibtex"] : []];
    const line = texInstallLine(platform, (program) => find(program) !== void 0);
    return { kind: "none", missing, installLine: line };
  }
  const programs = { pdflatex, bibtex, environment: { ...environment, [pathName]: folders.join(import_node_path24.delimiter) } };
  return latexmk === void 0 ? { kind: "pdflatex", ...programs } : { kind: "latexmk", latexmk, ...programs };
}
function findTexTools(where = {}) {
  return Promise.resolve(lookForTexTools(where));
}

// src/store/begin-command.ts
init_workflow_error();

// src/store/begin.ts
var import_node_fs34 = require("node:fs");

// src/engine/reopen.ts
init_stall();
init_state();
init_workflow_error();
var searchEndedEarly = /* @__PURE__ */ new Set([
  "max_iterations",
  "max_duration",
  "max_cost",
  "stalled",
  "blocked_on_human"
]);
function reopen(state, resumption, now) {
  const limit = resumption.maxIterations ?? state.max_iterations;
  const maxCost = resumption.maxCostUsd ?? state.max_cost_usd;
  refuseFinished(state);
  if (state.status !== "in_progress" && limit <= state.iteration && isRecorded(state)) {
    throw new WorkflowError(`The workflow '${state.name}' has used its ${state.max_iterations} iterations`, {
      fix: `Give it more, for example: /autonomous-workflow:continue-auto ${state.name} --max-iterations ${state.iteration + 10}`
    });
  }
  if (state.cost_usd !== null && state.cost_usd >= maxCost) {
    throw new WorkflowError(`The workflow '${state.name}' has spent ${state.cost_usd.toFixed(2)} of ${maxCost} USD`, {
      fix: `Give it more, for example: /autonomous-workflow:continue-auto ${state.name} --max-cost ${Math.ceil(state.cost_usd * 1.5) + 5}`
    });
  }
  const isWrittenUp = state.finishing !== "stalled" || state.end_reason === "stalled";
  const searchesOn = searchEndedEarly.has(state.finishing) && isWrittenUp && limit > state.iteration;
  return {
    ...state,
    status: "in_progress",
    end_reason: null,
    end_message: null,
    driver: resumption.driver,
    max_iterations: limit,
    max_duration_hours: resumption.maxDurationHours ?? state.max_duration_hours,
    max_cost_usd: maxCost,
    running_since: now.toISOString(),
    paused_hours: 0,
    consecutive_failures: 0,
    ...state.end_reason === "stalled" && restartedLadder(state.iteration),
    finishing: searchesOn ? null : state.finishing,
    writing_iteration: searchesOn ? null : state.writing_iteration
  };
}
function refuseFinished({ name, status, end_reason }) {
  if (status === "complete") {
    throw new WorkflowError(`The workflow '${name}' is complete`, {
      fix: "Start a new one under another name to research further."
    });
  }
  if (end_reason === "cancelled") {
    throw new WorkflowError(`The workflow '${name}' was cancelled for good`, {
      fix: "Start a new one under another name; what it found is kept in its folder."
    });
  }
}

// src/store/begin.ts
init_workflow_error();

// src/store/activity.ts
var import_node_fs24 = require("node:fs");
var import_node_path25 = require("node:path");
var activityFile = (paths) => (0, import_node_path25.join)(paths.runtime, "activity");
function noteActivity(paths) {
  touch(activityFile(paths));
}
function touch(path) {
  (0, import_node_fs24.mkdirSync)((0, import_node_path25.dirname)(path), { recursive: true });
  const file = (0, import_node_fs24.openSync)(path, "a");
  try {
    const now = /* @__PURE__ */ new Date();
    (0, import_node_fs24.futimesSync)(file, now, now);
  } finally {
    (0, import_node_fs24.closeSync)(file);
  }
}

// src/store/iteration-mark.ts
var import_node_fs27 = require("node:fs");
var import_node_path26 = require("node:path");

// src/engine/angles.ts
var researchAngles = [
  "Establish the picture: the main approaches, their definitions, and what standard references agree on.",
  "Go to primary sources: specifications, papers, official documentation and data sets rather than articles about them.",
  "Find evidence from practice: measurements, benchmarks, incident reports and case studies, with their numbers.",
  "Look for contrary evidence: criticism, failures, negative results, and reasons why the common view may be wrong.",
  "Compare alternatives: what competes with the main approaches, and when each is the better choice.",
  "Look for recent developments: what changed in the last two years, and what it makes obsolete.",
  "Probe limits and edge cases: where the approaches stop working, and what they cost there.",
  "Take other perspectives: operators, users, auditors, neighbouring fields. What do they see that the others do not?",
  "Check the numbers: independent sources for the quantities that matter most, and how they were obtained."
];
var unusualAngles = [
  "Search in other words: older terms, terms of neighbouring fields, names of products and people, and other languages.",
  "Follow references: what the best sources known so far cite, and who has cited them since.",
  "Look where search engines look last: theses, patents, standards drafts, mailing lists, issue trackers, court and tender documents, archived pages.",
  "Ask who would have to know it (a regulator, a vendor, a maintainer, a data collector), and look at what they publish.",
  "Look for raw data from which the missing answers could be computed, and say how.",
  "Question the goal's own assumptions: look for evidence that what is sought does not exist, cannot be known, or is named wrongly.",
  "Look at the nearest comparable case that is well documented, and at what carries over from it."
];
var repositoryAngles = [
  "Find the code that bears on the topic: how it works now, which interfaces it has, and how it is tested.",
  "Find what constrains a change: dependencies, configuration, conventions, callers, and documented decisions.",
  "Find gaps: where the code lacks what the topic asks for, untested paths, and known weaknesses."
];

// src/engine/direction.ts
init_iteration();

// src/engine/question-task.ts
var framings = [
  (id) => `Answer a narrower form of the open question ${id}, for one place, version or case; say what that leaves open`,
  (id) => `Find proxy evidence for the open question ${id}: something on record that would differ with the answer`,
  (id) => `Find bounds for the open question ${id}: the least and the most that the answer can be, each with its source`
];
function questionTask({ iteration, stall_level }, { id, text: text3, priority: priority2 }, index) {
  if (priority2 === "high" && stall_level === 1) {
    return `Try another way to answer the open question ${id}, with other terms, languages and kinds of source than a first search would use: ${text3}`;
  }
  const framing = framings[(iteration + index) % framings.length];
  if (priority2 === "high" && stall_level === 2 && framing !== void 0) return `${framing(id)}: ${text3}`;
  return `Answer the open question ${id}: ${text3}`;
}

// src/engine/direction.ts
var fewestResearchers = 3;
var mostResearchers = 5;
function assignmentsFor(state, { questions, urgentQuestions, analystPays: analystPays2 }) {
  if (!isSearching(state)) return [];
  const count4 = Math.min(mostResearchers, Math.max(fewestResearchers, urgentQuestions));
  const followed = questions.filter(({ escalated }) => escalated !== true).slice(0, Math.max(1, Math.floor(count4 / 2)));
  const start = (state.iteration - 1) * (fewestResearchers - 1);
  const angles = rotated(state.stall_level > 0 ? unusualAngles : researchAngles, start);
  const tasks = [...followed.map((question2, index) => questionTask(state, question2, index)), ...angles].slice(0, count4);
  const researchers = tasks.map((task, index) => {
    return { id: `i${state.iteration}-r${index + 1}`, agent: "researcher", task };
  });
  return state.repository_analysis && analystPays2 ? [...researchers, analystAssignment(state)] : researchers;
}
function analystAssignment({ iteration }) {
  const [task = ""] = rotated(repositoryAngles, iteration - 1);
  return { id: `i${iteration}-a1`, agent: "repo-analyst", task };
}
function rotated(list3, start) {
  const at2 = start % list3.length;
  return [...list3.slice(at2), ...list3.slice(0, at2)];
}

// src/store/iteration-mark.ts
init_state();
init_atomic();
init_json_file();

// src/store/kept-copy.ts
var import_node_fs26 = require("node:fs");
init_atomic();

// src/store/read-or-nothing.ts
var import_node_fs25 = require("node:fs");
function readOrNothing(path) {
  try {
    return (0, import_node_fs25.readFileSync)(path);
  } catch {
    return void 0;
  }
}

// src/store/kept-copy.ts
function keepCopy(file, copy) {
  const content = readOrNothing(file);
  if (content === void 0) (0, import_node_fs26.rmSync)(copy, { force: true });
  else writeAtomic(copy, content);
}
function isUnchanged(file, copy) {
  const now = readOrNothing(file);
  const then = readOrNothing(copy);
  return now === void 0 || then === void 0 ? now === then : now.equals(then);
}

// src/store/iteration-mark.ts
init_outlook_file();
var sample4 = {
  iteration: 0,
  assignments: [{ id: "", agent: "researcher", task: "" }],
  started: [""],
  repairs: 0,
  idleTurns: 0,
  problems: [""],
  redirects: [{ file: "", text: "", priority: "normal", from: "", added_at: "" }],
  silentTasks: [""]
};
var markFile = (paths) => (0, import_node_path26.join)(paths.runtime, "iteration.json");
var reportBefore = (paths) => (0, import_node_path26.join)(paths.runtime, "report-before.tex");
async function readMark(paths, state) {
  const mark = readJsonLike(markFile(paths), sample4);
  if (mark?.iteration === state.iteration) return mark;
  return newMark(paths, state, mark);
}
async function newMark(paths, state, before) {
  const assignments = isRecorded(state) ? [] : assignmentsFor(state, await readOutlook(paths));
  const { idleTurns = 0, silentTasks = [] } = before ?? {};
  const { iteration } = state;
  return { iteration, assignments, started: [], repairs: 0, idleTurns, problems: [], redirects: [], silentTasks };
}
function keepReport(paths) {
  keepCopy(paths.report, reportBefore(paths));
}
function hasReportChanged(paths) {
  return (0, import_node_fs27.existsSync)(paths.report) && !isUnchanged(paths.report, reportBefore(paths));
}
function writeMark(paths, mark) {
  writeAtomic(markFile(paths), JSON.stringify(mark));
}

// src/store/begin.ts
init_configuration2();

// src/store/ending.ts
var import_node_fs28 = require("node:fs");
var import_node_path27 = require("node:path");
init_workflow_error();
init_configuration2();
async function findEnding(paths, settings) {
  return await stopFileEnding(paths, settings) ?? taskEnding(paths, settings);
}
async function stopFileEnding(paths, { stop_file }) {
  const file = configuredPath(paths.root, stop_file, paths.name);
  if (!(0, import_node_fs28.existsSync)(file)) return void 0;
  const where = (0, import_node_path27.relative)(paths.root, file);
  return {
    reason: "stop_requested",
    message: `The stop file ${where} is there${await stopReason(file)}. Delete it before you go on.`
  };
}
async function stopReason(file) {
  try {
    const { readNoteFile: readNoteFile2 } = await Promise.resolve().then(() => (init_note_file(), note_file_exports));
    const { fields, text: text3 } = readNoteFile2(file);
    const reason = typeof fields.reason === "string" ? fields.reason : text3.split("\n")[0] ?? "";
    return reason.trim() === "" ? "" : ` (${excerpt(reason)})`;
  } catch {
    return "";
  }
}
function taskEnding(paths, { task_file, done_dir, rejected_dir }) {
  if (task_file === null) return null;
  const task = configuredPath(paths.root, task_file, paths.name);
  if ((0, import_node_fs28.existsSync)(task)) return null;
  const isIn = (folder) => (0, import_node_fs28.existsSync)((0, import_node_path27.join)(configuredPath(paths.root, folder, paths.name), (0, import_node_path27.basename)(task)));
  if (isIn(done_dir)) return { reason: "complete", message: `Its task was moved to ${done_dir}/.` };
  if (isIn(rejected_dir)) return { reason: "cancelled", message: `Its task was moved to ${rejected_dir}/.` };
  return null;
}

// src/store/ownership.ts
var import_node_fs31 = require("node:fs");
var import_node_os4 = require("node:os");
init_lease();
init_workflow_error();
init_journal();
init_lease2();

// src/store/list.ts
var import_node_fs30 = require("node:fs");
var import_node_path29 = require("node:path");
init_workflow_error();
init_workflow_name();
init_paths();

// src/store/session-pointer.ts
var import_node_fs29 = require("node:fs");
var import_node_path28 = require("node:path");
init_workflow_name();
init_atomic();
init_project();
var sessionsFolder = (0, import_node_path28.join)(projectFolder, "sessions");
function isSessionId(text3) {
  return typeof text3 === "string" && /^[A-Za-z0-9_-]{1,128}$/.test(text3);
}
function readSessionPointer(root, sessionId) {
  try {
    const name = (0, import_node_fs29.readFileSync)(pointerFile(root, sessionId), "utf8").trim();
    return isWorkflowName(name) ? name : void 0;
  } catch {
    return void 0;
  }
}
function writeSessionPointer(root, sessionId, workflow) {
  (0, import_node_fs29.mkdirSync)((0, import_node_path28.join)(root, sessionsFolder), { recursive: true });
  (0, import_node_fs29.writeFileSync)((0, import_node_path28.join)(root, projectFolder, ".gitignore"), "*\n");
  writeAtomic(pointerFile(root, sessionId), `${workflow}
`);
}
function removeSessionPointer(root, sessionId) {
  (0, import_node_fs29.rmSync)(pointerFile(root, sessionId), { force: true });
}
function pointerFile(root, sessionId) {
  return (0, import_node_path28.join)(root, sessionsFolder, sessionId);
}

// src/store/list.ts
init_state_file();
function listWorkflows(root) {
  return listFolders(root).filter(stateExists);
}
function listFolders(root) {
  const docs = (0, import_node_path29.join)(root, docsFolder);
  if (!(0, import_node_fs30.existsSync)(docs)) return [];
  return (0, import_node_fs30.readdirSync)(docs).filter((folder) => folder.startsWith(folderPrefix)).map((folder) => folder.slice(folderPrefix.length)).filter(isWorkflowName).sort().flatMap((name) => pathsInside(root, name));
}
function pathsInside(root, name) {
  try {
    return [workflowPaths(root, name)];
  } catch (error2) {
    if (isWorkflowError(error2)) return [];
    throw error2;
  }
}
async function chooseWorkflow(root, name, sessionId) {
  if (name !== void 0) return existing(workflowPaths(root, name));
  const own2 = isSessionId(sessionId) ? readSessionPointer(root, sessionId) : void 0;
  if (own2 !== void 0) return workflowPaths(root, own2);
  const all = listWorkflows(root);
  const inProgress = await keep(all, (status) => status === "in_progress");
  const choices = inProgress.length > 0 ? inProgress : all;
  const [only] = choices;
  if (only === void 0) throw none(root);
  if (choices.length === 1) return only;
  throw several(choices);
}
async function keep(all, isMeant) {
  const kept = [];
  for (const paths of all) {
    const state = await readState(paths).catch(() => void 0);
    if (state !== void 0 && isMeant(state.status)) kept.push(paths);
  }
  return kept;
}
function existing(paths) {
  if (stateExists(paths)) return paths;
  if (isStateLost(paths)) throw stateLost(paths);
  const names = listWorkflows(paths.root).map(({ name }) => name);
  throw new WorkflowError(`There is no workflow '${paths.name}'`, {
    where: paths.root,
    expected: names.length === 0 ? "a workflow that was started" : `one of ${names.join(", ")}`,
    fix: `Start it in Claude Code with: /autonomous-workflow:research '${paths.name}' 'what to find out'`,
    exitCode: exitCodes.usage
  });
}
function stateLost(paths) {
  return new WorkflowError(`The state file of the workflow '${paths.name}' is gone`, {
    where: paths.state,
    fix: `Put it back with: autonomous-workflow repair ${paths.name}. To begin anew, choose another topic name or move the folder away.`,
    exitCode: exitCodes.invalidState
  });
}
function several(choices) {
  return new WorkflowError("Several workflows could be meant", {
    expected: "the name of one",
    received: choices.map(({ name }) => name).join(", "),
    fix: `Put its name behind the command, for example: ${choices[0]?.name ?? ""}`,
    exitCode: exitCodes.usage
  });
}
function none(root) {
  return new WorkflowError("There is no workflow in this project", {
    where: root,
    fix: "Start one in Claude Code with: /autonomous-workflow:research 'topic' 'what to find out'"
  });
}

// src/store/ownership.ts
init_paths();
init_spend2();
init_state_file();
init_workflow();
async function claimWorkflow(paths, now, session, why, takeOver = false) {
  await asWriter(paths, () => claim3(paths, now, session, why, takeOver));
  await beginSpend(paths, session.id, session.transcript, now);
}
function claim3(paths, now, session, why, takeOver = false) {
  const lease = readLease(paths);
  const isElsewhere = isHeld(paths, lease) && lease?.process !== session.process;
  const verdict = judgeClaim(lease, isElsewhere, session.id, takeOver);
  if (verdict === "refused" && lease !== void 0) throw ownedByAnother(paths, lease);
  if (verdict === "granted" || lease?.process !== session.process) {
    const { id, process: process2, folder } = session;
    const host = (0, import_node_os4.hostname)();
    writeLease(paths, { session: id, process: process2, host, folder, claimed_at: now.toISOString(), released: null });
    if (lease !== void 0 && lease.session !== session.id) removeSessionPointer(paths.root, lease.session);
  }
  writeSessionPointer(paths.root, session.id, paths.name);
  if (verdict !== "granted") return;
  note(paths, now, { event: "claimed", session: session.id, from: lease?.session ?? null, why });
}
function ownedWorkflow(root, sessionId) {
  const name = readSessionPointer(root, sessionId);
  if (name === void 0) return void 0;
  const paths = workflowPaths(root, name);
  const lease = readLease(paths);
  if (lease === void 0 ? (0, import_node_fs31.existsSync)(paths.state) : lease.session === sessionId) return paths;
  removeSessionPointer(root, sessionId);
  return void 0;
}
function forgetSession(paths, sessionId) {
  if (readSessionPointer(paths.root, sessionId) === paths.name) removeSessionPointer(paths.root, sessionId);
}
function ownedByAnother(paths, lease) {
  return new WorkflowError(`Another session is driving the workflow '${paths.name}'`, {
    received: `session ${lease.session}, process ${lease.process}, since ${lease.claimed_at}`,
    fix: `Go on in that session, end it, or take over with: /autonomous-workflow:continue-auto ${paths.name} --take-over`
  });
}

// src/store/repository-content.ts
var import_node_fs32 = require("node:fs");
var import_node_path30 = require("node:path");

// src/engine/repository-content.ts
var notSource = new Set(
  "md markdown mdx txt rst adoc tex bib pdf json jsonc json5 yaml yml toml ini cfg conf env lock csv tsv xml svg png jpg jpeg gif ico webp log license gitignore gitattributes editorconfig".split(
    " "
  )
);
var sourceWithoutExtension = /* @__PURE__ */ new Set(["makefile", "dockerfile", "rakefile", "gemfile", "justfile"]);
var skippedFolders = /* @__PURE__ */ new Set([
  "node_modules",
  "vendor",
  "dist",
  "build",
  "target",
  "coverage",
  "__pycache__",
  "venv"
]);
function isSourceFile(fileName) {
  const name = fileName.toLowerCase();
  const dot = name.lastIndexOf(".");
  if (dot <= 0) return sourceWithoutExtension.has(name);
  return !notSource.has(name.slice(dot + 1)) && !/\.config\.[cm]?[jt]s$/.test(name);
}

// src/store/repository-content.ts
init_paths();
var mostEntries = 2e4;
function hasSourceFiles(root) {
  const folders = [root];
  let seen = 0;
  for (let folder = folders.shift(); folder !== void 0; folder = folders.shift()) {
    for (const entry of list(folder)) {
      if (++seen > mostEntries) return false;
      if (entry.isFile() && isSourceFile(entry.name)) return true;
      if (entry.isDirectory() && isSearched(root, (0, import_node_path30.join)(folder, entry.name), entry.name))
        folders.push((0, import_node_path30.join)(folder, entry.name));
    }
  }
  return false;
}
function isSearched(root, path, name) {
  const folder = (0, import_node_path30.relative)(root, path);
  const own2 = folder.startsWith((0, import_node_path30.join)(docsFolder, folderPrefix)) || folder === (0, import_node_path30.join)(docsFolder, archiveFolder);
  return !own2 && !name.startsWith(".") && !skippedFolders.has(name);
}
function list(folder) {
  try {
    return (0, import_node_fs32.readdirSync)(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

// src/store/rest.ts
var import_node_fs33 = require("node:fs");
var import_node_path31 = require("node:path");
init_resembles();
init_atomic();
init_json_file();
var restFile = (paths) => (0, import_node_path31.join)(paths.runtime, "rest.json");
var samples = [
  { kind: "busy", turn: 0 },
  { kind: "agents", turn: 0, tasks: [""] },
  { kind: "input", turn: 0, since: 0 },
  { kind: "pause", turn: 0, until: 0, failed: false },
  { kind: "api", turn: 0, until: 0, since: 0, error: "", attempt: 0 }
];
function readRest(paths) {
  const rest = readJson(restFile(paths));
  const sample5 = samples.find(({ kind }) => kind === rest?.kind);
  if (sample5 === void 0 || !resembles(rest, sample5)) return void 0;
  return "until" in rest && Number.isNaN(new Date(rest.until).getTime()) ? void 0 : rest;
}
function clearRest(paths) {
  (0, import_node_fs33.rmSync)(restFile(paths), { force: true });
}

// src/store/restore.ts
init_workflow_error();
init_outlook_file();
init_state_file();
async function readOrRestoreState(paths, now) {
  const state = await readIfValid(paths);
  if (state !== void 0 && readFreshOutlook(paths) !== void 0) return { state };
  const { mendBroken: mendBroken2 } = await Promise.resolve().then(() => (init_mend(), mend_exports));
  const notices = await mendBroken2(paths, now);
  return { state: await readState(paths), ...notices.length > 0 && { notice: notices.join("\n") } };
}
async function readIfValid(paths) {
  try {
    return await readState(paths);
  } catch (error2) {
    if (isWorkflowError(error2) && error2.exitCode === exitCodes.invalidState) return void 0;
    throw error2;
  }
}

// src/store/begin.ts
init_spend2();
init_state_file();

// src/engine/verify.ts
init_iteration();
init_state();
function findProblems(state, reality) {
  return [...recordProblems(state, reality), ...reportProblems(state, reality), ...compileProblems(state, reality)];
}
function isReadyToRecord(state, { assignments, settled }) {
  return !isRecorded(state) && assignments.length > 0 && assignments.every(({ id }) => settled.has(id));
}
function lacksAgents({ assignments, settled }) {
  return assignments.filter(({ id }) => settled.has(id)).length * 2 < assignments.length;
}
function recordProblems(state, { assignments, settled }) {
  const missing = assignments.filter(({ id }) => !settled.has(id)).map(({ id }) => id);
  if (isRecorded(state)) {
    if (!lacksAgents({ assignments, settled })) return [];
    return [
      `Iteration ${state.iteration} was recorded although only ${assignments.length - missing.length} of ${assignments.length} agents have handed in: start those for ${missing.join(", ")}, wait for them, then run \`autonomous-workflow record\` again.`
    ];
  }
  if (assignments.length === 0)
    return [`Iteration ${state.iteration} is not recorded: run \`autonomous-workflow record\`.`];
  if (missing.length === 0) {
    return [
      `Every agent has handed in, but iteration ${state.iteration} is not recorded: run \`autonomous-workflow record\`.`
    ];
  }
  return [
    `Iteration ${state.iteration} is not recorded, and ${missing.join(", ")} have not handed in: start the agents that the brief names for them (\`autonomous-workflow brief\` prints it again), then run \`autonomous-workflow record\`.`
  ];
}
function reportProblems(state, { newClaims, reportChanged, reportPath }) {
  if (reportChanged || !isRecorded(state)) return [];
  if (isWriting(state))
    return [`${reportPath} did not change in this iteration: complete every section of it, then compile it again.`];
  if (newClaims === 0) return [];
  return [
    `${reportPath} did not change although iteration ${state.iteration} brought ${newClaims} new findings: write them into it (\`autonomous-workflow evidence --iteration ${state.iteration}\` lists them with their citation keys).`
  ];
}
function compileProblems(state, { compilation, reportPath }) {
  if (!isWriting(state)) return [];
  if (compilation === "not-compiled") {
    return [`${reportPath} is not compiled as it stands: run \`autonomous-workflow compile\`.`];
  }
  if (compilation === "failed") {
    return [
      `${reportPath} does not compile: run \`autonomous-workflow compile\` and mend what it names, then run it again.`
    ];
  }
  return [];
}

// src/engine/brief.ts
init_iteration();
init_state();
init_workflow_error();

// src/store/turn.ts
init_iteration();

// src/store/compilation.ts
var import_node_path32 = require("node:path");
init_atomic();
init_json_file();
var outcomes = ["built", "failed", "no-tex"];
var outcomeFile = (paths) => (0, import_node_path32.join)(paths.runtime, "compiled.json");
var inputs = (paths) => [
  [paths.report, (0, import_node_path32.join)(paths.runtime, "compiled-report.tex")],
  [paths.bibliography, (0, import_node_path32.join)(paths.runtime, "compiled-sources.bib")]
];
function readCompilation(paths) {
  const noted = readJsonLike(outcomeFile(paths), { outcome: "" })?.outcome;
  const outcome = outcomes.find((one) => one === noted);
  if (outcome === void 0) return "not-compiled";
  return inputs(paths).every(([file, copy]) => isUnchanged(file, copy)) ? outcome : "not-compiled";
}

// src/store/turn.ts
init_configuration2();
init_inbox();
init_journal();
init_outlook_file();
init_redirects();
init_spend2();
init_spent_state();
init_state_file();
init_workflow();
async function startIteration(paths, now, { failed = false, ...limits } = {}) {
  return asWriter(paths, async () => {
    const known = await readState(paths);
    if (known.status !== "in_progress") return known;
    const before = withSpend(paths, known);
    const mark = await readMark(paths, before);
    const state = failed ? failIteration(before, now) : beginIteration(before, now, limits);
    if (state === before) return known;
    if (failed) note(paths, now, { event: "iteration-failed", iteration: before.iteration, problems: mark.problems });
    const { iteration } = state;
    const { configuration } = await currentConfiguration(paths.root);
    await adoptReinjection(paths, now, configuration, iteration);
    const redirects = await pendingRedirects(paths, mark.redirects);
    const next = { ...await newMark(paths, state, mark), redirects };
    const event = "iteration-begun";
    const agents = next.assignments.length;
    commitState(paths, now, state, { event, iteration, agents, writing: isWriting(state) }, () => {
      writeMark(paths, next);
      keepReport(paths);
    });
    archiveRedirects(paths, [...mark.redirects, ...redirects], iteration);
    await markIteration(paths, state, now);
    return state;
  });
}
async function verifyIteration(paths, state, mark) {
  const { newClaims } = await readOutlook(paths);
  const reality = {
    assignments: mark.assignments,
    settled: settledAssignments(paths, state.iteration),
    newClaims,
    reportPath: `${paths.folder}/${paths.name}-report.tex`,
    reportChanged: hasReportChanged(paths),
    compilation: readCompilation(paths)
  };
  return { problems: findProblems(state, reality), readyToRecord: isReadyToRecord(state, reality) };
}

// src/store/begin.ts
init_workflow();
async function beginResearch(paths, request, session, now, example) {
  await refuseSecondWorkflow(paths, session);
  await refuseEnding(paths);
  if (await createFor(paths, request, session, now)) {
    await beginSpend(paths, session.id, session.transcript, now);
    await startIteration(paths, now);
    return "created";
  }
  if (!stateExists(paths)) throw missingPrompt(paths, example);
  const state = await readState(paths);
  if (request.prompt !== void 0 && request.prompt !== state.prompt) throw otherPrompt(paths);
  if (state.status !== "in_progress") throw ended(state);
  await claimWorkflow(paths, now, session, "called again");
  await forgiveTurns(paths, { agentsGone: false });
  await reenterWorkflow(paths, request.driver, now, {});
  return "resumed";
}
async function createFor(paths, request, session, now) {
  const { prompt, driver, configuration } = request;
  if (stateExists(paths)) return false;
  if (hasCopy(paths) || (0, import_node_fs34.existsSync)(paths.ledger) || (0, import_node_fs34.existsSync)(paths.inbox)) throw stateLost(paths);
  if (prompt === void 0) return false;
  const limits = {
    max_iterations: request.maxIterations ?? configuration.max_iterations,
    max_duration_hours: request.maxDurationHours ?? configuration.max_duration_hours,
    max_cost_usd: request.maxCostUsd ?? configuration.max_cost_usd,
    budget_reserve: configuration.budget_reserve,
    failure_threshold: configuration.failure_threshold,
    phase_transition_threshold: configuration.phase_transition_threshold,
    stall_window: configuration.stall_window
  };
  const repositoryAnalysis = hasSourceFiles(paths.root);
  return asWriter(paths, () => {
    if (stateExists(paths)) return false;
    claim3(paths, now, session, "started");
    createWorkflow(paths, { prompt, driver, limits, repositoryAnalysis, now });
    return true;
  });
}
async function resumeWorkflow(paths, resumption, { session, takeOver }, now) {
  await refuseSecondWorkflow(paths, session);
  await refuseEnding(paths);
  await asWriter(paths, async () => {
    reopen((await readOrRestoreState(paths, now)).state, resumption, now);
    await claimWorkflow(paths, now, session, "continue-auto", takeOver);
    await changeState(paths, now, (before) => ({
      state: reopen(before, resumption, now),
      event: { event: "resumed", by: "continue-auto", iteration: before.iteration }
    }));
    await forgiveTurns(paths, { agentsGone: true });
    clearRest(paths);
    await proceed(paths, now, {});
  });
}
async function reenterWorkflow(paths, driver, now, limits) {
  await changeState(paths, now, (before) => ({ state: before.driver === driver ? before : { ...before, driver } }));
  await proceed(paths, now, limits);
}
async function proceed(paths, now, limits) {
  noteActivity(paths);
  const state = await readState(paths);
  const { problems } = await verifyIteration(paths, state, await readMark(paths, state));
  if (state.iteration === 0 || problems.length === 0) await startIteration(paths, now, limits);
}
async function forgiveTurns(paths, { agentsGone }) {
  await asWriter(paths, async () => {
    const state = await readState(paths);
    if (state.iteration === 0) return;
    const mark = await readMark(paths, state);
    const { assignments } = mark.assignments.length > 0 ? mark : await newMark(paths, state, void 0);
    const started = agentsGone ? [] : mark.started;
    writeMark(paths, { ...mark, assignments, started, repairs: 0, idleTurns: 0, problems: [] });
  });
}
async function refuseSecondWorkflow(paths, session) {
  const own2 = ownedWorkflow(paths.root, session.id);
  if (own2 === void 0 || own2.name === paths.name || !stateExists(own2)) return;
  const state = await readState(own2);
  if (state.status !== "in_progress") return;
  throw new WorkflowError(`This session is driving the workflow '${own2.name}' already`, {
    fix: `Stop it first with /autonomous-workflow:stop ${own2.name}, or start the other one in a second session.`
  });
}
async function refuseEnding(paths) {
  const { configuration } = await currentConfiguration(paths.root);
  const ending = await findEnding(paths, configuration);
  if (ending === null) return;
  throw new WorkflowError(`The workflow '${paths.name}' would end at once (${ending.reason}). ${ending.message}`, {
    fix: "Remove what ends it, then type the command again."
  });
}
function missingPrompt(paths, example) {
  return new WorkflowError(`There is no workflow '${paths.name}' yet, and no prompt to start it with`, {
    expected: "a topic and a prompt",
    fix: `Example: ${example}`,
    exitCode: exitCodes.usage
  });
}
function otherPrompt(paths) {
  return new WorkflowError(`A workflow '${paths.name}' exists with another prompt`, {
    where: paths.state,
    fix: `Choose another topic name, or go on with the existing one: /autonomous-workflow:continue-auto ${paths.name}`
  });
}
function ended({ name, status, end_reason }) {
  return new WorkflowError(`The workflow '${name}' has ended (${end_reason ?? status})`, {
    fix: status === "complete" ? "Choose another topic name." : `Go on with: /autonomous-workflow:continue-auto ${name}`
  });
}

// src/store/begin-command.ts
init_configuration2();
init_paths();

// src/store/ralph-loop.ts
var import_node_fs35 = require("node:fs");
var import_node_path33 = require("node:path");
function findRalphLoop(startFolder2, sessionId) {
  const file = (0, import_node_path33.join)(startFolder2, ".claude", "ralph-loop.local.md");
  let text3;
  try {
    text3 = (0, import_node_fs35.readFileSync)(file, "utf8");
  } catch {
    return void 0;
  }
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text3)?.[1] ?? "";
  const value = (key) => new RegExp(`^${key}:[ \\t]*(.*?)[ \\t]*\\r?$`, "m").exec(head)?.[1]?.replace(/^(["'])(.*)\1$/, "$2");
  const owner = value("session_id") ?? "";
  if (owner !== "" && owner !== sessionId) return void 0;
  const promise = value("completion_promise");
  const [iteration, most2] = [Number(value("iteration")), Number(value("max_iterations"))];
  const isLastTurn = most2 > 0 && iteration >= most2;
  return {
    file,
    isLastTurn,
    completionPromise: promise === void 0 || promise === "null" || promise === "" ? null : promise
  };
}
function cancelRalphLoop(loop) {
  (0, import_node_fs35.rmSync)(loop.file, { force: true });
}

// src/store/sweep.ts
var import_node_fs38 = require("node:fs");
var import_node_path36 = require("node:path");

// src/store/archive.ts
var import_node_fs37 = require("node:fs");
var import_node_path35 = require("node:path");
init_workflow_error();
init_journal();
init_lease2();
init_paths();

// src/store/retire.ts
var import_node_fs36 = require("node:fs");
var import_node_path34 = require("node:path");
var keptOfRuntime = /^(?:\.gitignore|state\.json|ledger\.json|lock.*)$/;
function disposableRuntime(paths) {
  return list2(paths.runtime).filter((name) => !keptOfRuntime.test(name)).map((name) => (0, import_node_path34.join)(paths.runtime, name));
}
function removeAll(files) {
  for (const file of files) (0, import_node_fs36.rmSync)(file, { recursive: true, force: true, maxRetries: 3 });
}
function list2(folder) {
  try {
    return (0, import_node_fs36.readdirSync)(folder);
  } catch {
    return [];
  }
}

// src/store/archive.ts
init_state_file();
init_workflow();
function listArchived(root) {
  const folder = (0, import_node_path35.join)(root, docsFolder, archiveFolder);
  if (!(0, import_node_fs37.existsSync)(folder)) return [];
  return (0, import_node_fs37.readdirSync)(folder).sort().flatMap((name) => archivedPaths(root, name) ?? []).filter(({ base }) => (0, import_node_fs37.existsSync)(base));
}

// src/store/sweep.ts
init_journal();
init_lease2();
init_state_file();
init_workflow();
var dayMilliseconds = 864e5;
async function sweepRetired(root, days, now) {
  const before = now.getTime() - days * dayMilliseconds;
  const swept = [];
  for (const paths of [...listWorkflows(root), ...listArchived(root)]) {
    try {
      if (await sweep2(paths, before, days, now)) swept.push(paths.name);
    } catch {
      continue;
    }
  }
  return swept;
}
async function sweep2(paths, before, days, now) {
  if ((0, import_node_fs38.statSync)(paths.state).mtimeMs > before || removable(paths).length === 0) return false;
  if (!await isDue(paths, before)) return false;
  return asWriter(paths, async () => {
    if (!await isDue(paths, before)) return false;
    const files = removable(paths);
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    note(paths, now, { event: "swept", bytes, days });
    removeAll(removable(paths));
    return true;
  });
}
async function isDue(paths, before) {
  if (isHeld(paths, readLease(paths))) return false;
  const { status, updated_at } = await readState(paths);
  return status !== "in_progress" && Date.parse(updated_at) <= before;
}
function removable(paths) {
  return [...disposableRuntime(paths), ...(0, import_node_fs38.existsSync)(paths.transcripts) ? [paths.transcripts] : []];
}
function sizeOf(path) {
  const found = (0, import_node_fs38.statSync)(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found?.size ?? 0;
  return (0, import_node_fs38.readdirSync)(path).reduce((sum, name) => sum + sizeOf((0, import_node_path36.join)(path, name)), 0);
}

// src/store/begin-command.ts
async function carryOutRequest(root, request, now) {
  const { command, session } = request;
  const { options: options2, example } = commandRules[command];
  const read = readCommandArguments(request.rawArguments, options2, example);
  const driver = request.insideRalphLoop ? "ralph-loop" : driverOf(session);
  const maxIterations = numberOption(read, "max-iterations") ?? request.maxIterations;
  const maxDurationHours = numberOption(read, "max-hours");
  const maxCostUsd = numberOption(read, "max-cost");
  const configuration = await readConfiguration(root);
  const budgets2 = { driver, maxIterations, maxDurationHours, maxCostUsd };
  if (command === "continue-auto") {
    const paths = await chooseWorkflow(root, read.name, session.id);
    await resumeWorkflow(paths, budgets2, { session, takeOver: read.options["take-over"] !== void 0 }, now);
    return loopNotice(request);
  }
  if (read.name === void 0) {
    throw new WorkflowError("The topic and the prompt are missing", {
      fix: `Example: ${example}`,
      exitCode: exitCodes.usage
    });
  }
  const begun = await beginResearch(
    workflowPaths(root, read.name),
    { ...budgets2, prompt: read.prompt, configuration },
    session,
    now,
    example
  );
  if (begun === "created") await sweepRetired(root, configuration.state_retention_days, now);
  if (begun === "created" || Object.keys(read.options).length === 0) return loopNotice(request);
  return `The workflow '${read.name}' goes on with the budgets it has; change them with /autonomous-workflow:continue-auto.`;
}
function driverOf(session) {
  return findRalphLoop(session.folder, session.id) === void 0 ? "in-session" : "ralph-loop";
}
function loopNotice({ session, insideRalphLoop }) {
  const ralph = insideRalphLoop ? void 0 : findRalphLoop(session.folder, session.id);
  if (ralph === void 0) return void 0;
  return `A ralph-loop is active here and starts the iterations. If it is left over from another session, delete ${ralph.file} and use /autonomous-workflow:continue-auto.`;
}
function numberOption(read, name) {
  const value = read.options[name];
  return value === void 0 ? void 0 : Number(value);
}

// src/hooks/commands.ts
init_project();
init_state_file();

// src/store/status.ts
var import_node_fs39 = require("node:fs");
var import_node_path37 = require("node:path");
init_spend();

// src/engine/status.ts
init_iteration();
init_state();
init_workflow_error();
function formatStatus({
  state,
  owner,
  settled,
  assigned,
  spend,
  rest,
  files,
  recent,
  escalations = [],
  now
}) {
  const end2 = state.end_reason === null || state.end_reason === state.status ? "" : ` (${state.end_reason})`;
  const goesOn = state.status === "in_progress";
  const work = isWriting(state) ? "writing the report up" : `${settled} of ${assigned} agents have handed in`;
  const rows = [
    ["workflow", `${state.name}: ${state.status}${end2}`],
    ["goal", excerpt(state.prompt)],
    ["phase", state.current_phase],
    ["iteration", `${state.iteration} of at most ${state.max_iterations}${goesOn ? `, ${work}` : ""}`],
    [
      "found",
      `${state.findings_count} findings, ${state.sources_cited} sources, ${state.open_questions} open questions`
    ],
    ["verdict", state.verdict ?? "none yet"],
    [
      "time",
      `${elapsedHours(state, now).toFixed(1)} of at most ${state.max_duration_hours} hours, last change ${state.updated_at}`
    ],
    ["cost", spend],
    ["driver", `${state.driver}; ${owner}`]
  ];
  const waiting = goesOn ? describeRest(rest, now) : void 0;
  if (waiting !== void 0) rows.push(["waits", waiting]);
  if (state.end_message !== null) rows.push(["end", state.end_message]);
  const width = Math.max(...rows.map(([label]) => label.length));
  const table = rows.map(([label, value]) => `${label.padEnd(width)}  ${printable(value)}`);
  const asked = escalations.length === 0 ? [] : [...escalations.map(excerpt), ""];
  return [...asked, ...table, "", ...files.map((file) => `file  ${file}`), "", ...recent.map(printable)].join("\n").trimEnd();
}
function describeRest(rest, now) {
  if (rest === void 0) return void 0;
  switch (rest.kind) {
    case "agents":
      return `for ${rest.tasks.length} agents, since ${new Date(rest.turn).toISOString()}`;
    case "input":
      return "for what was typed to be answered";
    case "pause":
      return `for the next iteration, ${until(rest.until, now)}`;
    case "api":
      return `for the API (${rest.error}), ${until(rest.until, now)}; attempt ${rest.attempt}`;
    case "busy":
      return void 0;
  }
}
function until(instant2, now) {
  const minutes2 = Math.max(0, Math.ceil((instant2 - now.getTime()) / 6e4));
  return `until ${new Date(instant2).toISOString()} (${minutes2} min)`;
}

// src/store/status.ts
init_workflow_error();
init_escalation();
init_escalations();
init_inbox();
init_lease2();
init_signs_of_life();
init_spend2();
init_state_file();
var recentLines = 6;
async function statusText(root, name, sessionId) {
  const paths = await chooseWorkflow(root, name, sessionId);
  const now = /* @__PURE__ */ new Date();
  const { notice: notice2 } = await readOrRestoreState(paths, now);
  const text3 = await describeStatus(paths, now);
  return notice2 === void 0 ? text3 : `${notice2}

${text3}`;
}
async function describeStatus(paths, now) {
  const state = await readState(paths);
  const { assignments } = await readMark(paths, state);
  return formatStatus({
    state,
    owner: describeOwner(paths),
    settled: settledAssignments(paths, state.iteration).size,
    assigned: assignments.length,
    spend: formatSpend(atLeast(await settleSpend(paths, now), state), state.max_cost_usd),
    rest: readRest(paths),
    files: existingFiles(paths),
    recent: recentProgress(paths),
    escalations: whatIsAsked(paths),
    now
  });
}
function describeOwner(paths) {
  const lease = readLease(paths);
  if (lease === void 0) return "no session has it";
  const session = `session ${lease.session.slice(0, 8)}`;
  const minutes2 = Math.floor((Date.now() - lastSignOfLife(paths)) / 6e4);
  if (isHeld(paths, lease)) return `${session} has it; last sign of life ${minutes2} min ago`;
  return lease.released === null ? `${session} had it and is gone` : `${session} let go of it (${lease.released})`;
}
function existingFiles(paths) {
  return [paths.reportPdf, paths.report, paths.bibliography, paths.state, paths.progress].filter((file) => (0, import_node_fs39.existsSync)(file)).map((file) => (0, import_node_path37.relative)(paths.root, file));
}
function recentProgress(paths) {
  if (!(0, import_node_fs39.existsSync)(paths.progress)) return [];
  return (0, import_node_fs39.readFileSync)(paths.progress, "utf8").trimEnd().split("\n").slice(-recentLines);
}
function whatIsAsked(paths) {
  try {
    const open = openEscalations(paths).map(summarizeEscalation);
    const advice = `→ Answer with: autonomous-workflow resolve <id> "your answer" ${paths.name}`;
    return open.length === 0 ? [] : [...open, advice];
  } catch (error2) {
    if (!isWorkflowError(error2)) throw error2;
    return describeError(error2).split("\n");
  }
}
function atLeast(spend, { cost_usd, tokens }) {
  if (cost_usd === null || (spend.usd ?? 0) >= cost_usd) return spend;
  return { ...spend, usd: cost_usd, tokens, exact: false };
}

// src/store/redirect.ts
init_workflow_error();
init_redirects();
async function queueRedirect(paths, now, text3, priority2) {
  const { state, notice: notice2 } = await readOrRestoreState(paths, now);
  const { status, end_reason } = state;
  if (status === "complete" || end_reason === "cancelled") {
    throw new WorkflowError(`The workflow '${paths.name}' has ended (${end_reason ?? status}) and reads nothing more`, {
      fix: "Start a new one under another name."
    });
  }
  await addRedirect(paths, now, { text: text3, priority: priority2, from: "user" });
  const when = priority2 === "high" ? "at its next turn" : "when its next iteration begins";
  const resume = status === "in_progress" ? "" : ` It is at rest: /autonomous-workflow:continue-auto ${paths.name}`;
  const told = `The workflow '${paths.name}' will be told ${when}.${resume}`;
  return notice2 === void 0 ? told : `${notice2}
${told}`;
}

// src/store/stop.ts
init_journal();
init_lease2();
init_workflow();
var words2 = {
  stop_requested: {
    done: "Stopped",
    message: "Stopped by the user.",
    next: (name) => `Nothing is lost; go on with: /autonomous-workflow:continue-auto ${name}`
  },
  cancelled: {
    done: "Cancelled",
    message: "Cancelled by the user.",
    next: () => "What it found is kept."
  },
  complete: {
    done: "Declared complete:",
    message: "Declared complete by the user.",
    next: () => "It cannot be resumed."
  }
};
async function endByUser(paths, now, reason) {
  return asWriter(paths, async () => {
    const { state: before, notice: notice2 } = await readOrRestoreState(paths, now);
    const tell = (text3) => notice2 === void 0 ? text3 : `${notice2}
${text3}`;
    if (!mayEnd(before, reason)) {
      return tell(`The workflow '${paths.name}' has ended already (${before.end_reason ?? before.status}).`);
    }
    const { done, message, next } = words2[reason];
    await endWorkflow(paths, now, reason, message, { again: true });
    const lease = readLease(paths);
    const ralph = lease === void 0 ? void 0 : findRalphLoop(lease.folder, lease.session);
    if (ralph !== void 0) {
      cancelRalphLoop(ralph);
      note(paths, now, { event: "loop-cancelled", file: ralph.file });
    }
    return tell(`${done} the workflow '${paths.name}' at iteration ${before.iteration}. ${next(paths.name)}`);
  });
}
function mayEnd({ status, end_reason }, reason) {
  if (status === "in_progress") return true;
  return reason !== "stop_requested" && status !== "complete" && end_reason !== "cancelled";
}

// src/hooks/entry.ts
init_log2();
init_paths();

// src/hooks/input.ts
init_parse_json();
var longestInput = 64 * 1024 * 1024;
function text2(value) {
  return typeof value === "string" ? value : "";
}

// src/hooks/entry.ts
function startFolder(input) {
  return process.env.CLAUDE_PROJECT_DIR ?? (typeof input.cwd === "string" ? input.cwd : process.cwd());
}

// src/hooks/commands.ts
async function runCommand(call, input) {
  if (!isCommandName(call.name)) return { allowed: false };
  const folder = startFolder(input);
  const root = findProjectRoot(folder);
  if (call.name === "research" || call.name === "continue-auto") {
    return begin(root, call.name, call, sessionOf(input, folder));
  }
  const sessionId = isSessionId(input.session_id) ? input.session_id : void 0;
  if (call.origin === "model") return { allowed: false };
  return { answer: await answerOf(call.name, call.rawArguments, root, sessionId), allowed: false };
}
async function answerOf(command, rawArguments, root, sessionId) {
  const { options: options2, example } = commandRules[command];
  const read = readCommandArguments(rawArguments, options2, example);
  switch (command) {
    case "help":
      return helpText();
    case "status":
      return statusText(root, read.name, sessionId);
    case "stop":
      return end(await chooseWorkflow(root, read.name, sessionId), "stop_requested", sessionId);
    case "complete":
      return end(await chooseWorkflow(root, read.name, sessionId), "complete", sessionId);
    case "redirect":
      return redirect(read, root, sessionId);
  }
}
async function redirect({ name, prompt, options: options2 }, root, sessionId) {
  const isNamed = prompt !== void 0 && listWorkflows(root).some((paths2) => paths2.name === name);
  const words3 = isNamed ? [prompt] : [name, prompt];
  const paths = await chooseWorkflow(root, isNamed ? name : void 0, sessionId);
  const text3 = words3.filter((word) => word !== void 0).join(" ");
  return queueRedirect(paths, /* @__PURE__ */ new Date(), text3, priorityOf(options2.priority));
}
async function begin(root, command, { rawArguments, origin, maxIterations }, session) {
  if (origin === "model") return reenter(root, session);
  const insideRalphLoop = origin === "ralph-loop";
  const notice2 = await carryOutRequest(
    root,
    { command, rawArguments, session, insideRalphLoop, maxIterations },
    /* @__PURE__ */ new Date()
  );
  const notices = [notice2, await texNotice()].filter((text3) => text3 !== void 0);
  return { ...notices.length > 0 && { notice: notices.join("\n") }, allowed: false };
}
async function reenter(root, session) {
  const own2 = ownedWorkflow(root, session.id);
  const state = own2 === void 0 || !stateExists(own2) ? void 0 : await readState(own2);
  if (own2 === void 0 || state === void 0) {
    throw new WorkflowError("Only the user begins or resumes a workflow", {
      fix: "Ask the user to type the command, and end your turn."
    });
  }
  if (state.status !== "in_progress") {
    throw new WorkflowError(
      `The workflow '${state.name}' has ended (${state.end_reason ?? state.status}); there is nothing left to do`,
      { fix: "End your turn with one sentence that says so." }
    );
  }
  const isLastTurn = findRalphLoop(session.folder, session.id)?.isLastTurn ?? false;
  await reenterWorkflow(own2, driverOf(session), /* @__PURE__ */ new Date(), { isLastTurn });
  return { allowed: true };
}
async function end(paths, reason, sessionId) {
  const answer = await endByUser(paths, /* @__PURE__ */ new Date(), reason);
  const { driver } = await readState(paths);
  if (driver !== "ralph-loop" && sessionId !== void 0) forgetSession(paths, sessionId);
  return answer;
}
function sessionOf(input, folder) {
  if (!isSessionId(input.session_id)) {
    throw new WorkflowError("Claude Code gave this session no id, so it cannot own a workflow", {
      received: JSON.stringify(input.session_id),
      fix: "Start a new session; if it happens again, update Claude Code."
    });
  }
  const transcript = text2(input.transcript_path);
  return { id: text2(input.session_id), process: process.ppid, folder, transcript };
}
async function texNotice() {
  const tools = await findTexTools();
  return tools.kind === "none" ? `No TeX was found: the report will stay a .tex file. For a PDF: ${tools.installLine}` : void 0;
}

// src/engine/ralph-arguments.ts
var leadingOption = /^--(?<name>max-iterations|completion-promise)\s+(?<value>"[^"]*"|'[^']*'|[^\s'"]+)(?=\s)/;
var trailingOption = /(?<!\s)\s+--(?<name>max-iterations|completion-promise)(?:=|\s+)(?<value>"[^"]*"|'[^']*'|[^\s'"]+)$/;
function readRalphArguments(raw) {
  const leading = splitLeading(raw.trim());
  const trailing = splitTrailing(leading.rest);
  const inner = unquote(trailing.rest).trim();
  const ours = /^\/autonomous-workflow:(?<command>[a-z-]+)(?:\s+(?<rest>[\s\S]*))?$/.exec(inner);
  if (ours?.groups === void 0) return void 0;
  const budgets2 = [...leading.options, ...trailing.options].flatMap(
    ({ name, value }) => name === "max-iterations" && /^[1-9]\d*$/.test(value) ? [Number(value)] : []
  );
  return {
    command: ours.groups.command ?? "",
    commandArguments: ours.groups.rest ?? "",
    maxIterations: budgets2.at(-1)
  };
}
function splitLeading(text3) {
  const options2 = [];
  let rest = text3;
  for (let found = leadingOption.exec(rest); found !== null; found = leadingOption.exec(rest)) {
    options2.push(optionOf(found));
    rest = rest.slice(found[0].length).trim();
  }
  return { rest, options: options2 };
}
function splitTrailing(text3) {
  const splits = [{ rest: text3, options: [] }];
  for (let last = splits[0]; last !== void 0; last = splits.at(-1)) {
    const found = trailingOption.exec(last.rest);
    if (found === null) break;
    splits.push({ rest: last.rest.slice(0, found.index).trim(), options: [optionOf(found), ...last.options] });
  }
  return splits.findLast(({ rest }) => isQuoted(rest)) ?? splits.at(-1) ?? { rest: text3, options: [] };
}
function optionOf(found) {
  return { name: found.groups?.name ?? "", value: unquote(found.groups?.value ?? "") };
}

// src/hooks/on-command.ts
var prefix = "autonomous-workflow:";
async function onCommand(input) {
  return input.hook_event_name === "PreToolUse" ? calledByModel(input) : typed(input);
}
async function typed(input) {
  const name = text2(input.command_name);
  const rawArguments = text2(input.command_args);
  const ralph = name.startsWith(prefix) ? void 0 : readRalphArguments(rawArguments);
  if (ralph === void 0 && !name.startsWith(prefix)) return void 0;
  try {
    const result = await runCommand(
      ralph === void 0 ? { name: name.slice(prefix.length), rawArguments, origin: "typed" } : {
        name: ralph.command,
        rawArguments: ralph.commandArguments,
        origin: "ralph-loop",
        maxIterations: ralph.maxIterations
      },
      input
    );
    return result.answer === void 0 ? notice(result.notice) : { decision: "block", reason: result.answer };
  } catch (error2) {
    return { decision: "block", reason: describeError(error2) };
  }
}
async function calledByModel(input) {
  const name = text2(input.tool_input?.skill).slice(prefix.length);
  try {
    const { allowed } = await runCommand({ name, rawArguments: text2(input.tool_input?.args), origin: "model" }, input);
    return allowed ? permission("allow", "a command of the workflow that this session drives") : void 0;
  } catch (error2) {
    return permission("deny", describeError(error2));
  }
}
function permission(permissionDecision, permissionDecisionReason) {
  return { hookSpecificOutput: { hookEventName: "PreToolUse", permissionDecision, permissionDecisionReason } };
}
function notice(systemMessage) {
  return systemMessage === void 0 ? void 0 : { systemMessage };
}

// src/hooks/on-subagent-stop.ts
init_assignment_id();
init_hand_in();
init_reporting_agents();
init_inbox();
init_journal();

// src/store/refusals.ts
var import_node_path38 = require("node:path");
init_atomic();
init_json_file();
var refusalsFile = (paths) => (0, import_node_path38.join)(paths.runtime, "refusals.json");
function countRefusal(paths, agentId) {
  const counts = new Map(Object.entries(readJsonLike(refusalsFile(paths), {}) ?? {}));
  const before = counts.get(agentId);
  const count4 = (typeof before === "number" ? before : 0) + 1;
  counts.set(agentId, count4);
  writeAtomic(refusalsFile(paths), JSON.stringify(Object.fromEntries(counts)));
  return count4;
}

// src/hooks/on-subagent-stop.ts
init_workflow();
var mostRefusals = 2;
async function onSubagentStop(input, root) {
  const agent = text2(input.agent_type).slice(pluginPrefix.length);
  const paths = ownedWorkflow(root, text2(input.session_id));
  if (paths === void 0 || !isReportingAgent(agent)) return void 0;
  const now = /* @__PURE__ */ new Date();
  const { iteration, status } = (await readOrRestoreState(paths, now)).state;
  if (status !== "in_progress") return void 0;
  const answer = text2(input.last_assistant_message);
  const checked = checkHandIn(agent, answer);
  return asWriter(paths, () => {
    noteActivity(paths);
    const entry = {
      agent,
      agent_id: text2(input.agent_id),
      received_at: now.toISOString()
    };
    if (checked.ok) {
      const { assignment, claims: claims2 } = checked.handIn;
      const file = storeEntry(paths, iteration, { ...entry, assignment, hand_in: checked.handIn, problems: [] });
      note(paths, now, { event: "hand-in", iteration, agent, claims: claims2.length, file });
      return void 0;
    }
    const { problems } = checked;
    const final = countRefusal(paths, entry.agent_id) > mostRefusals;
    note(paths, now, { event: "hand-in-refused", iteration, agent, problems, final });
    if (!final) return { decision: "block", reason: refusal2(problems) };
    storeEntry(paths, iteration, { ...entry, assignment: mentionedAssignment(answer), hand_in: null, problems });
    return void 0;
  });
}
function refusal2(problems) {
  return [
    "Your hand-in could not be stored:",
    "",
    ...problems.map((problem) => `- ${problem}`),
    "",
    "Answer again with the whole hand-in, mended, as one ```json code block at the end, in the form your instructions show."
  ].join("\n");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  mendBroken,
  onCommand,
  onSubagentStop,
  parseConfiguration,
  readNoteFile,
  refreshOutlook,
  validateState
});
