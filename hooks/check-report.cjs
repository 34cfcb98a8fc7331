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
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
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

// node_modules/.pnpm/tldts@7.5.4/node_modules/tldts/dist/cjs/index.js
var require_cjs = __commonJS({
  "node_modules/.pnpm/tldts@7.5.4/node_modules/tldts/dist/cjs/index.js"(exports2) {
    "use strict";
    function shareSameDomainSuffix(hostname, vhost) {
      if (hostname.endsWith(vhost)) {
        return hostname.length === vhost.length || hostname[hostname.length - vhost.length - 1] === ".";
      }
      return false;
    }
    function extractDomainWithSuffix(hostname, publicSuffix) {
      const publicSuffixIndex = hostname.length - publicSuffix.length - 2;
      const lastDotBeforeSuffixIndex = hostname.lastIndexOf(".", publicSuffixIndex);
      if (lastDotBeforeSuffixIndex === -1) {
        return hostname;
      }
      return hostname.slice(lastDotBeforeSuffixIndex + 1);
    }
    function getDomain$1(suffix, hostname, options2) {
      if (options2.validHosts !== null) {
        const validHosts = options2.validHosts;
        for (const vhost of validHosts) {
          if (
            /*@__INLINE__*/
            shareSameDomainSuffix(hostname, vhost)
          ) {
            return vhost;
          }
        }
      }
      let numberOfLeadingDots = 0;
      if (hostname.startsWith(".")) {
        while (numberOfLeadingDots < hostname.length && hostname[numberOfLeadingDots] === ".") {
          numberOfLeadingDots += 1;
        }
      }
      if (suffix.length === hostname.length - numberOfLeadingDots) {
        return null;
      }
      return (
        /*@__INLINE__*/
        extractDomainWithSuffix(hostname, suffix)
      );
    }
    function getDomainWithoutSuffix$1(domain, suffix) {
      return domain.slice(0, -suffix.length - 1);
    }
    var CONTROL_CHARS = /[\t\n\r]/g;
    var extractedHostnameValidated = false;
    function isValidHostnameChar(code) {
      return code >= 97 && code <= 122 || // a-z
      code >= 48 && code <= 57 || // 0-9
      code > 127 || // non-ASCII (accepted, not punycode-checked)
      code >= 65 && code <= 90 || // A-Z (becomes valid once lowercased)
      code === 45 || // '-'
      code === 95;
    }
    function getSpecialScheme(url, schemeStart, colonIndex) {
      const length = colonIndex - schemeStart;
      const c0 = url.charCodeAt(schemeStart) | 32;
      if (length === 2) {
        return c0 === 119 && (url.charCodeAt(schemeStart + 1) | 32) === 115 ? 1 : 0;
      } else if (length === 3) {
        const c1 = url.charCodeAt(schemeStart + 1) | 32;
        const c2 = url.charCodeAt(schemeStart + 2) | 32;
        if (c0 === 119 && c1 === 115 && c2 === 115)
          return 1;
        if (c0 === 102 && c1 === 116 && c2 === 112)
          return 1;
        return 0;
      } else if (length === 4) {
        const c1 = url.charCodeAt(schemeStart + 1) | 32;
        const c2 = url.charCodeAt(schemeStart + 2) | 32;
        const c3 = url.charCodeAt(schemeStart + 3) | 32;
        if (c0 === 104 && c1 === 116 && c2 === 116 && c3 === 112)
          return 1;
        if (c0 === 102 && c1 === 105 && c2 === 108 && c3 === 101)
          return 2;
        return 0;
      } else if (length === 5) {
        return c0 === 104 && (url.charCodeAt(schemeStart + 1) | 32) === 116 && (url.charCodeAt(schemeStart + 2) | 32) === 116 && (url.charCodeAt(schemeStart + 3) | 32) === 112 && (url.charCodeAt(schemeStart + 4) | 32) === 115 ? 1 : 0;
      }
      return 0;
    }
    function extractHostname(url, urlIsValidHostname, validate2 = false) {
      let start = 0;
      let end = url.length;
      let hasUpper = false;
      let isSpecial = true;
      extractedHostnameValidated = false;
      if (!urlIsValidHostname) {
        while (start < url.length && url.charCodeAt(start) <= 32) {
          start += 1;
        }
        if (url.charCodeAt(start + 4) === 58 && (url.charCodeAt(start) | 32) === 100 && (url.charCodeAt(start + 1) | 32) === 97 && (url.charCodeAt(start + 2) | 32) === 116 && (url.charCodeAt(start + 3) | 32) === 97 || url.charCodeAt(start + 10) === 58 && (url.charCodeAt(start) | 32) === 106 && (url.charCodeAt(start + 1) | 32) === 97 && (url.charCodeAt(start + 2) | 32) === 118 && (url.charCodeAt(start + 3) | 32) === 97 && (url.charCodeAt(start + 4) | 32) === 115 && (url.charCodeAt(start + 5) | 32) === 99 && (url.charCodeAt(start + 6) | 32) === 114 && (url.charCodeAt(start + 7) | 32) === 105 && (url.charCodeAt(start + 8) | 32) === 112 && (url.charCodeAt(start + 9) | 32) === 116) {
          return null;
        }
        while (end > start + 1 && url.charCodeAt(end - 1) <= 32) {
          end -= 1;
        }
        if ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && (url.charCodeAt(start + 1) === 47 || url.charCodeAt(start + 1) === 92)) {
          start += 2;
        } else {
          let indexOfProtocol = url.indexOf(":/", start);
          if (indexOfProtocol !== -1) {
            const special = getSpecialScheme(url, start, indexOfProtocol);
            if (special === 1) {
              start = indexOfProtocol + 2;
              while (url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) {
                start += 1;
              }
            } else if (special === 2) {
              start = indexOfProtocol + 1;
              let slashes = 0;
              while ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && slashes < 2) {
                start += 1;
                slashes += 1;
              }
              if (slashes < 2) {
                return null;
              }
            } else {
              for (let i = start; i < indexOfProtocol; i += 1) {
                const code = url.charCodeAt(i);
                if (!((code | 32) >= 97 && (code | 32) <= 122 || // [a-zA-Z] (fold letters only)
                code >= 48 && code <= 57 || // [0, 9]
                code === 46 || // '.'
                code === 45 || // '-'
                code === 43)) {
                  if (code === 9 || code === 10 || code === 13) {
                    return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate2);
                  }
                  for (let j = i; j < indexOfProtocol; j += 1) {
                    const c = url.charCodeAt(j);
                    if (c === 47 || c === 92 || c === 63 || c === 35) {
                      indexOfProtocol = -1;
                      break;
                    }
                  }
                  if (indexOfProtocol !== -1) {
                    return null;
                  }
                  break;
                }
              }
              if (indexOfProtocol !== -1) {
                if (url.charCodeAt(indexOfProtocol + 2) === 47) {
                  isSpecial = false;
                  start = indexOfProtocol + 3;
                } else {
                  return null;
                }
              }
            }
          }
          if (indexOfProtocol === -1 && url.charCodeAt(start) !== 91) {
            let indexOfColon = -1;
            for (let i = start; i < end; i += 1) {
              const code = url.charCodeAt(i);
              if (code === 9 || code === 10 || code === 13) {
                return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate2);
              }
              if (code === 58) {
                indexOfColon = i;
                break;
              }
              if (code === 47 || code === 92 || code === 63 || code === 35) {
                break;
              }
            }
            if (indexOfColon !== -1) {
              let hasIdentifier = false;
              for (let i = indexOfColon + 1; i < end; i += 1) {
                const code = url.charCodeAt(i);
                if (code === 47 || code === 92 || code === 63 || code === 35) {
                  break;
                }
                if (code === 64) {
                  hasIdentifier = true;
                  break;
                }
              }
              if (!hasIdentifier) {
                let allDigits = true;
                let i = indexOfColon + 1;
                for (; i < end; i += 1) {
                  const code = url.charCodeAt(i);
                  if (code === 47 || code === 92 || code === 63 || code === 35) {
                    break;
                  }
                  if (code < 48 || code > 57) {
                    allDigits = false;
                    break;
                  }
                }
                if (i === indexOfColon + 1) {
                  allDigits = false;
                }
                if (!allDigits) {
                  const special = getSpecialScheme(url, start, indexOfColon);
                  if (special === 0) {
                    let isBareIpv6 = false;
                    for (let j = indexOfColon + 1; j < end; j += 1) {
                      const code = url.charCodeAt(j);
                      if (code === 47 || code === 92 || code === 63 || code === 35) {
                        break;
                      }
                      if (code === 58) {
                        isBareIpv6 = true;
                        break;
                      }
                    }
                    if (!isBareIpv6) {
                      return null;
                    }
                  } else {
                    start = indexOfColon + 1;
                    if (special === 2) {
                      let slashes = 0;
                      while ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && slashes < 2) {
                        start += 1;
                        slashes += 1;
                      }
                      if (slashes < 2) {
                        return null;
                      }
                    } else {
                      while (url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) {
                        start += 1;
                      }
                    }
                  }
                }
              }
            }
          }
        }
        let indexOfIdentifier = -1;
        let indexOfClosingBracket = -1;
        let indexOfPort = -1;
        let indexOfFirstColon = -1;
        let hasControl = false;
        let vValid = validate2;
        let vLastDot = start - 1;
        let vLastCode = -1;
        if (validate2 && start < end) {
          const c0 = url.charCodeAt(start);
          if (
            // Keep these parens: they scope /*@__INLINE__*/ for terser.
            // prettier-ignore
            !/*@__INLINE__*/
            (isValidHostnameChar(c0) || c0 === 46 || c0 === 95) || c0 === 45
          ) {
            vValid = false;
          }
        }
        for (let i = start; i < end; i += 1) {
          const code = url.charCodeAt(i);
          if (code < 64) {
            if (code === 47 || code === 35 || code === 63) {
              end = i;
              break;
            } else if (code === 58) {
              if (indexOfFirstColon === -1) {
                indexOfFirstColon = i;
              }
              indexOfPort = i;
            } else if (code === 9 || code === 10 || code === 13) {
              hasControl = true;
            } else if (validate2) {
              if (code === 46) {
                if (i - vLastDot > 64 || vLastCode === 46 || vLastCode === 45) {
                  vValid = false;
                }
                vLastDot = i;
              } else if (code < 48 || code > 57) {
                if (code !== 45 || vLastCode === 46) {
                  vValid = false;
                }
              }
            }
          } else if (isSpecial && code === 92) {
            end = i;
            break;
          } else if (code === 64) {
            indexOfIdentifier = i;
            indexOfFirstColon = -1;
          } else if (code === 93) {
            indexOfClosingBracket = i;
          } else if (code >= 65 && code <= 90) {
            hasUpper = true;
          } else if (validate2 && !/*@__INLINE__*/
          isValidHostnameChar(code)) {
            vValid = false;
          }
          if (validate2) {
            vLastCode = code;
          }
        }
        if (hasControl) {
          return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate2);
        }
        if (indexOfIdentifier !== -1 && indexOfIdentifier >= start && indexOfIdentifier < end) {
          start = indexOfIdentifier + 1;
        }
        if (url.charCodeAt(start) === 91) {
          if (indexOfClosingBracket !== -1) {
            return url.slice(start + 1, indexOfClosingBracket).toLowerCase();
          }
          return null;
        } else if (indexOfPort !== -1 && indexOfPort > start && indexOfPort < end && // A host:port has exactly one ':' in the host (so its first ':' is its
        // last); a bare, unbracketed IPv6 literal ("2a01:e35::1") has >= 2, so
        // its first ':' precedes the last. Only the former has a ':port' to trim.
        indexOfFirstColon === indexOfPort) {
          end = indexOfPort;
        }
        if (start >= end) {
          return null;
        }
        if (validate2 && vValid && indexOfIdentifier === -1 && indexOfPort === -1 && indexOfClosingBracket === -1 && url.charCodeAt(end - 1) !== 46 && end - start <= 255 && // total length
        end - vLastDot - 1 <= 63 && // last label length
        vLastCode !== 45) {
          extractedHostnameValidated = true;
        }
      }
      while (end > start + 1 && url.charCodeAt(end - 1) === 46) {
        end -= 1;
      }
      const hostname = start !== 0 || end !== url.length ? url.slice(start, end) : url;
      if (hasUpper) {
        return hostname.toLowerCase();
      }
      return hostname;
    }
    function isProbablyIpv4(hostname) {
      if (hostname.length < 7) {
        return false;
      }
      if (hostname.length > 15) {
        return false;
      }
      let numberOfDots = 0;
      for (let i = 0; i < hostname.length; i += 1) {
        const code = hostname.charCodeAt(i);
        if (code === 46) {
          numberOfDots += 1;
        } else if (code < 48 || code > 57) {
          return false;
        }
      }
      return numberOfDots === 3 && hostname.charCodeAt(0) !== 46 && hostname.charCodeAt(hostname.length - 1) !== 46;
    }
    function isProbablyIpv6(hostname) {
      if (hostname.length < 3) {
        return hostname === "::";
      }
      let start = hostname.startsWith("[") ? 1 : 0;
      let end = hostname.length;
      if (hostname[end - 1] === "]") {
        end -= 1;
      }
      if (end - start > 39) {
        return false;
      }
      let hasColon = false;
      for (; start < end; start += 1) {
        const code = hostname.charCodeAt(start);
        if (code === 58) {
          hasColon = true;
        } else if (!(code >= 48 && code <= 57 || // 0-9
        code >= 97 && code <= 102 || // a-f
        code >= 65 && code <= 70)) {
          return false;
        }
      }
      return hasColon;
    }
    function isIp(hostname) {
      return isProbablyIpv6(hostname) || isProbablyIpv4(hostname);
    }
    var SPECIAL_USE_DOMAINS = [
      "test",
      // RFC 6761
      "localhost",
      // RFC 6761
      "invalid",
      // RFC 6761
      "example",
      // RFC 6761
      "example.com",
      // RFC 6761
      "example.net",
      // RFC 6761
      "example.org",
      // RFC 6761
      "local",
      // RFC 6762 (mDNS)
      "onion",
      // RFC 7686 (Tor)
      "alt",
      // RFC 9476
      "home.arpa",
      // RFC 8375
      "ipv4only.arpa",
      // RFC 8880
      "resolver.arpa",
      // RFC 9462
      "service.arpa",
      // RFC 9665
      "6tisch.arpa",
      // RFC 9031
      "eap.arpa"
      // RFC 9965
    ];
    function isSpecialUse(hostname) {
      for (const name2 of SPECIAL_USE_DOMAINS) {
        if (hostname.endsWith(name2) && (hostname.length === name2.length || hostname.charCodeAt(hostname.length - name2.length - 1) === 46)) {
          return true;
        }
      }
      return false;
    }
    function isValidAscii(code) {
      return code >= 97 && code <= 122 || code >= 48 && code <= 57 || code > 127;
    }
    function isValidHostname(hostname) {
      if (hostname.length > 255) {
        return false;
      }
      if (hostname.length === 0) {
        return false;
      }
      if (
        /*@__INLINE__*/
        !isValidAscii(hostname.charCodeAt(0)) && hostname.charCodeAt(0) !== 46 && // '.' (dot)
        hostname.charCodeAt(0) !== 95
      ) {
        return false;
      }
      let lastDotIndex = -1;
      let lastCharCode = -1;
      const len = hostname.length;
      for (let i = 0; i < len; i += 1) {
        const code = hostname.charCodeAt(i);
        if (code === 46) {
          if (
            // Check that previous label is < 63 bytes long (64 = 63 + '.')
            i - lastDotIndex > 64 || // Check that previous character was not already a '.'
            lastCharCode === 46 || // Check that the previous label does not end with '-' (RFC 1035 §2.3.1 LDH).
            // '_' is intentionally NOT restricted: DNS allows any octet (RFC 2181 §11) and
            // WHATWG URL does not treat '_' as a forbidden host code point.
            lastCharCode === 45
          ) {
            return false;
          }
          lastDotIndex = i;
        } else if (
          // A forbidden character in the label...
          // Keep these parens: they scope /*@__INLINE__*/ for terser.
          // prettier-ignore
          !/*@__INLINE__*/
          (isValidAscii(code) || code === 45 || code === 95) || // ...or a '-' starting a label (the byte right after a '.'). A label must
          // not begin with a hyphen (RFC 1034 §3.5 / RFC 1035 §2.3.1 LDH, as amended
          // by RFC 1123 §2.1; cf. UTS #46 CheckHyphens). The first label is covered by
          // the leading-character guard above; mirrors the trailing-'-' rule below.
          code === 45 && lastCharCode === 46
        ) {
          return false;
        }
        lastCharCode = code;
      }
      return (
        // Check that last label is shorter than 63 chars
        len - lastDotIndex - 1 <= 63 && // Check that the last character is an allowed trailing label character.
        // Since we already checked that the char is a valid hostname character,
        // we only need to check that it's different from '-'.
        lastCharCode !== 45
      );
    }
    function extraSuffixLookup(hostname, options2, isException, out) {
      const suffix = out.publicSuffix;
      if (suffix === null) {
        return;
      }
      const none4 = hostname.length + 1;
      let exception2 = none4;
      let exceptionIsIcann = false;
      let rule = none4;
      let ruleIsIcann = false;
      const extra = options2.extraSuffixes;
      for (let section = 0; section < 2; section += 1) {
        const isIcann = section === 0;
        const rules = isIcann ? options2.allowIcannDomains && extra.icann : options2.allowPrivateDomains && extra.private;
        if (!Array.isArray(rules)) {
          continue;
        }
        for (const r of rules) {
          if (typeof r !== "string") {
            continue;
          }
          const exceptionRule = r.startsWith("!");
          const wildcard = r.startsWith("*.");
          const body = exceptionRule ? r.slice(1) : wildcard ? r.slice(2) : r;
          if (body === "" || exceptionRule && !body.includes(".") || !shareSameDomainSuffix(hostname, body)) {
            continue;
          }
          let start = hostname.length - body.length;
          if (exceptionRule) {
            if (start < exception2) {
              exception2 = start;
              exceptionIsIcann = isIcann;
            }
            continue;
          }
          if (wildcard && start > 1 && hostname.charCodeAt(start - 2) !== 46) {
            start = hostname.lastIndexOf(".", start - 2) + 1;
          }
          if (start < rule) {
            rule = start;
            ruleIsIcann = isIcann;
          }
        }
      }
      const suffixStart = hostname.length - suffix.length;
      const builtin = isException ? hostname.lastIndexOf(".", suffixStart - 2) + 1 : suffixStart;
      if (exception2 <= rule && (isException ? exception2 < builtin : exception2 <= builtin)) {
        out.publicSuffix = hostname.slice(hostname.indexOf(".", exception2) + 1);
        out.isIcann = exceptionIsIcann;
        out.isPrivate = !exceptionIsIcann;
      } else if (rule < builtin || rule === builtin && !out.isIcann && !out.isPrivate) {
        out.publicSuffix = hostname.slice(rule);
        out.isIcann = ruleIsIcann;
        out.isPrivate = !ruleIsIcann;
      }
    }
    function setDefaultsImpl({ allowIcannDomains = true, allowPrivateDomains = false, detectIp = true, detectSpecialUse = false, extraSuffixes = null, extractHostname: extractHostname2 = true, mixedInputs = true, validHosts = null, validateHostname = true }) {
      return {
        allowIcannDomains,
        allowPrivateDomains,
        detectIp,
        detectSpecialUse,
        extraSuffixes,
        extractHostname: extractHostname2,
        mixedInputs,
        validHosts,
        validateHostname
      };
    }
    var DEFAULT_OPTIONS = (
      /*@__INLINE__*/
      setDefaultsImpl({})
    );
    function setDefaults(options2) {
      if (options2 === void 0) {
        return DEFAULT_OPTIONS;
      }
      return (
        /*@__INLINE__*/
        setDefaultsImpl(options2)
      );
    }
    function getSubdomain$1(hostname, domain) {
      if (domain.length === hostname.length) {
        return "";
      }
      return hostname.slice(0, -domain.length - 1);
    }
    function getEmptyResult() {
      return {
        domain: null,
        domainWithoutSuffix: null,
        hostname: null,
        isIcann: null,
        isIp: null,
        isPrivate: null,
        isSpecialUse: null,
        publicSuffix: null,
        subdomain: null
      };
    }
    function resetResult(result) {
      result.domain = null;
      result.domainWithoutSuffix = null;
      result.hostname = null;
      result.isIcann = null;
      result.isIp = null;
      result.isPrivate = null;
      result.isSpecialUse = null;
      result.publicSuffix = null;
      result.subdomain = null;
    }
    function parseImpl(url, step, suffixLookup2, partialOptions, result) {
      const options2 = (
        /*@__INLINE__*/
        setDefaults(partialOptions)
      );
      if (typeof url !== "string") {
        return result;
      }
      let urlIsValid = false;
      if (!options2.extractHostname) {
        let end = url.length;
        while (end > 1 && url.charCodeAt(end - 1) === 46) {
          end -= 1;
        }
        result.hostname = end === url.length ? url : url.slice(0, end);
      } else if (options2.mixedInputs) {
        urlIsValid = isValidHostname(url);
        result.hostname = extractHostname(url, urlIsValid, options2.validateHostname);
      } else {
        result.hostname = extractHostname(url, false, options2.validateHostname);
      }
      if (options2.detectIp && result.hostname !== null) {
        result.isIp = isIp(result.hostname);
        if (result.isIp) {
          return result;
        }
      }
      if (options2.validateHostname && options2.extractHostname && result.hostname !== null && // Skip the re-scan when `url` was already validated and extractHostname
      // returned it unchanged (same reference => identical string, still valid).
      !(urlIsValid && result.hostname === url) && // Skip the re-scan when extractHostname already validated the host inline
      // (a confirmed-valid simple authority — see extract-hostname.ts).
      !extractedHostnameValidated && !isValidHostname(result.hostname)) {
        result.hostname = null;
        return result;
      }
      if (step === 0 || result.hostname === null) {
        return result;
      }
      if (step === 5 && options2.detectSpecialUse) {
        result.isSpecialUse = isSpecialUse(result.hostname);
      }
      const isException = suffixLookup2(result.hostname, options2, result);
      if (options2.extraSuffixes !== null) {
        extraSuffixLookup(result.hostname, options2, isException === true, result);
      }
      if (step === 2 || result.publicSuffix === null) {
        return result;
      }
      result.domain = getDomain$1(result.publicSuffix, result.hostname, options2);
      if (step === 3 || result.domain === null) {
        return result;
      }
      result.subdomain = getSubdomain$1(result.hostname, result.domain);
      if (step === 4) {
        return result;
      }
      result.domainWithoutSuffix = getDomainWithoutSuffix$1(result.domain, result.publicSuffix);
      return result;
    }
    function fastPathLookup(hostname, options2, out) {
      if (!options2.allowPrivateDomains && options2.allowIcannDomains && hostname.length > 3) {
        const last = hostname.length - 1;
        const c3 = hostname.charCodeAt(last);
        const c2 = hostname.charCodeAt(last - 1);
        const c1 = hostname.charCodeAt(last - 2);
        const c0 = hostname.charCodeAt(last - 3);
        if (c3 === 109 && c2 === 111 && c1 === 99 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "com";
          return true;
        } else if (c3 === 103 && c2 === 114 && c1 === 111 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "org";
          return true;
        } else if (c3 === 117 && c2 === 100 && c1 === 101 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "edu";
          return true;
        } else if (c3 === 118 && c2 === 111 && c1 === 103 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "gov";
          return true;
        } else if (c3 === 116 && c2 === 101 && c1 === 110 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "net";
          return true;
        } else if (c3 === 101 && c2 === 100 && c1 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "de";
          return true;
        }
      }
      return false;
    }
    var nodeFlags = /* @__PURE__ */ new Uint8Array([1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 2, 0, 0, 0, 1, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 2, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 0, 2, 0, 1, 1, 0, 2, 0, 2, 2, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 0, 2, 2, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 2, 2, 0, 2, 2, 2, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 2, 2, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 2, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
    var edgeStart = /* @__PURE__ */ new Uint16Array([0, 0, 0, 10, 11, 18, 106, 111, 117, 124, 130, 136, 145, 146, 147, 148, 149, 150, 151, 153, 154, 156, 157, 158, 160, 162, 236, 249, 251, 252, 253, 268, 270, 277, 278, 281, 282, 283, 286, 288, 307, 308, 310, 319, 324, 341, 342, 345, 346, 348, 350, 386, 387, 389, 392, 393, 397, 399, 403, 406, 438, 441, 454, 455, 463, 464, 466, 476, 490, 491, 492, 493, 502, 503, 540, 545, 561, 581, 587, 629, 631, 632, 633, 634, 661, 688, 689, 837, 843, 846, 847, 848, 853, 858, 867, 889, 890, 891, 892, 893, 894, 895, 913, 915, 916, 919, 921, 922, 924, 926, 941, 956, 961, 962, 964, 965, 966, 967, 968, 970, 973, 978, 979, 980, 982, 983, 986, 989, 990, 991, 1004, 1006, 1018, 1029, 1037, 1039, 1079, 1082, 1086, 1087, 1089, 1092, 1103, 1105, 1115, 1117, 1123, 1125, 1126, 1128, 1131, 1132, 1133, 1186, 1188, 1190, 1210, 1211, 1212, 1213, 1215, 1226, 1257, 1268, 1269, 1282, 1292, 1301, 1309, 1310, 1315, 1329, 1340, 1352, 1364, 1378, 1379, 1390, 1424, 1425, 1426, 1442, 1458, 1470, 1543, 1544, 1546, 1547, 1583, 1602, 1603, 1604, 1605, 1606, 1609, 1613, 1616, 1618, 1652, 1653, 1661, 1662, 1663, 1664, 1665, 1666, 1668, 1670, 1672, 1673, 1677, 1678, 1679, 1681, 1683, 1684, 1686, 1687, 1688, 1699, 1701, 1702, 1706, 1707, 1710, 1717, 1718, 1723, 1727, 1728, 1730, 1731, 1732, 1733, 1734, 1735, 1736, 1737, 1738, 1739, 1740, 1741, 1742, 1743, 1745, 1746, 1747, 2209, 2212, 2213, 2215, 2222, 2229, 2239, 2243, 2254, 2255, 2256, 2268, 2269, 2271, 2273, 2274, 2281, 2282, 2284, 2285, 2287, 2288, 2289, 2290, 2291, 2366, 2368, 2389, 2390, 2391, 2393, 2394, 2396, 2397, 2452, 2453, 2454, 2461, 2467, 2477, 2487, 2540, 2541, 2542, 2552, 2566, 2567, 2570, 2577, 2578, 2586, 2588, 2589, 2590, 2591, 2602, 2603, 2604, 2606, 2607, 2609, 2610, 2619, 2631, 2637, 2639, 2671, 2675, 2677, 2678, 2680, 2681, 2693, 2694, 2696, 2704, 2711, 2717, 2722, 2723, 2729, 2732, 2738, 2745, 2752, 2760, 2761, 2762, 2800, 2806, 2810, 2827, 2828, 2833, 2851, 2882, 2900, 2902, 2905, 2913, 2915, 2922, 2974, 2998, 2999, 3e3, 3001, 3002, 3003, 3004, 3011, 3012, 3013, 3014, 3015, 3016, 3018, 3019, 3023, 3105, 3118, 3119, 3556, 3560, 3574, 3626, 3654, 3676, 3734, 3756, 3771, 3834, 3885, 3923, 3959, 3984, 4126, 4172, 4223, 4242, 4276, 4291, 4311, 4341, 4372, 4395, 4426, 4456, 4488, 4515, 4590, 4612, 4650, 4660, 4694, 4713, 4739, 4781, 4831, 4857, 4926, 4927, 4929, 4952, 4975, 5011, 5042, 5059, 5116, 5129, 5153, 5182, 5184, 5218, 5234, 5262, 5567, 5576, 5585, 5592, 5609, 5613, 5619, 5658, 5660, 5667, 5674, 5683, 5690, 5691, 5692, 5704, 5707, 5722, 5723, 5732, 5733, 5742, 5751, 5757, 5759, 5760, 5761, 5799, 5800, 5802, 5810, 5817, 5830, 5834, 5836, 5837, 5843, 5850, 5864, 5874, 5879, 5887, 5895, 5901, 5902, 5906, 5908, 5909, 5921, 5993, 5994, 5995, 5996, 5998, 5999, 6002, 6004, 6007, 6011, 6012, 6013, 6019, 6020, 6021, 6023, 6025, 6027, 6028, 6029, 6032, 6034, 6037, 6038, 6040, 6238, 6245, 6246, 6247, 6257, 6262, 6279, 6293, 6302, 6303, 6304, 6308, 6309, 6311, 6313, 6319, 6320, 6323, 6324, 6326, 6327, 6328, 7228, 7231, 7235, 7253, 7262, 7265, 7272, 7273, 7275, 7276, 7277, 7279, 7331, 7332, 7335, 7336, 7454, 7455, 7466, 7482, 7489, 7492, 7501, 7502, 7503, 7518, 7573, 7765, 7767, 7769, 7770, 7772, 7777, 7790, 7805, 7812, 7821, 7824, 7827, 7834, 7842, 7846, 7847, 7848, 7862, 7867, 7876, 7877, 7878, 7882, 7917, 7918, 7939, 7946, 7954, 7955, 7960, 7968, 8012, 8013, 8019, 8022, 8035, 8040, 8041, 8043, 8045, 8082, 8083, 8089, 8096, 8097, 8107, 8116, 8131, 8135, 8137, 8189, 8190, 8195, 8196, 8199, 8201, 8202, 8203, 8212, 8226, 8234, 8248, 8259, 8260, 8262, 8264, 8286, 8297, 8303, 8304, 8316, 8328, 8415, 8427, 8435, 8438, 8444, 8469, 8472, 8473, 8474, 8475, 8477, 8480, 8483, 8494, 8496, 8498, 8526, 8601, 8608, 8612, 8613, 8622, 8644, 8645, 8650, 8651, 8733, 8735, 8736, 8745, 8749, 8755, 8761, 8767, 8777, 8782, 8783, 8801, 8812, 8817, 8822, 8832, 8838, 8842, 8848, 8854, 10461, 10462, 10463, 10470, 10472]);
    var edgeLength = /* @__PURE__ */ new Uint8Array([3, 3, 3, 3, 3, 3, 3, 3, 5, 8, 8, 2, 2, 3, 3, 3, 3, 3, 8, 5, 5, 5, 5, 5, 3, 3, 5, 5, 9, 12, 19, 8, 19, 8, 11, 9, 9, 8, 7, 7, 6, 8, 9, 16, 10, 7, 7, 11, 8, 6, 6, 9, 7, 11, 7, 14, 4, 4, 4, 4, 4, 4, 10, 7, 6, 6, 6, 6, 10, 10, 6, 10, 10, 22, 11, 9, 10, 10, 10, 9, 10, 8, 7, 7, 7, 8, 21, 13, 11, 11, 9, 10, 9, 13, 10, 8, 8, 9, 12, 9, 7, 10, 7, 7, 13, 7, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8, 6, 3, 3, 3, 3, 3, 3, 2, 5, 3, 3, 3, 7, 2, 2, 2, 2, 2, 2, 3, 3, 3, 1, 1, 7, 8, 5, 2, 2, 7, 4, 5, 7, 2, 2, 1, 4, 1, 11, 9, 9, 5, 5, 8, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 5, 5, 11, 9, 9, 8, 9, 9, 13, 7, 14, 7, 6, 6, 6, 7, 6, 6, 6, 6, 6, 6, 10, 7, 11, 9, 4, 4, 4, 4, 4, 6, 6, 6, 6, 13, 6, 8, 7, 10, 10, 9, 9, 7, 9, 8, 9, 8, 7, 10, 6, 9, 8, 10, 10, 7, 8, 1, 9, 10, 12, 12, 12, 10, 9, 9, 10, 10, 9, 9, 1, 1, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 6, 6, 4, 2, 3, 3, 3, 3, 7, 4, 4, 4, 3, 3, 6, 7, 3, 4, 1, 2, 2, 2, 6, 1, 2, 2, 2, 2, 2, 12, 5, 3, 8, 9, 13, 4, 4, 13, 9, 9, 11, 7, 3, 12, 9, 2, 2, 2, 3, 3, 3, 3, 3, 8, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 7, 10, 15, 15, 7, 15, 20, 15, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 9, 10, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 7, 8, 6, 8, 8, 6, 8, 13, 8, 8, 6, 13, 8, 11, 13, 8, 6, 13, 8, 6, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 9, 9, 9, 10, 14, 14, 11, 13, 13, 9, 9, 9, 9, 9, 9, 2, 6, 9, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 3, 3, 3, 3, 3, 3, 7, 7, 2, 3, 2, 2, 5, 3, 3, 3, 3, 3, 3, 4, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 5, 7, 4, 2, 2, 12, 8, 10, 8, 10, 7, 18, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 2, 2, 3, 3, 3, 5, 5, 3, 8, 8, 6, 8, 6, 6, 4, 6, 7, 7, 7, 10, 11, 2, 5, 5, 3, 3, 3, 3, 3, 3, 5, 5, 6, 11, 10, 7, 7, 7, 4, 4, 4, 2, 3, 3, 3, 3, 3, 2, 2, 7, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 11, 7, 6, 9, 6, 6, 8, 10, 8, 6, 8, 13, 4, 4, 4, 4, 4, 10, 8, 11, 8, 8, 8, 10, 10, 7, 5, 4, 4, 4, 10, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 10, 13, 7, 8, 7, 11, 8, 8, 6, 9, 8, 8, 6, 6, 6, 8, 8, 6, 6, 6, 6, 6, 9, 7, 6, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 9, 7, 8, 10, 8, 8, 2, 3, 3, 3, 3, 3, 2, 8, 9, 9, 2, 2, 2, 3, 3, 3, 2, 3, 3, 3, 9, 2, 2, 3, 3, 3, 3, 3, 3, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 12, 5, 5, 3, 5, 4, 2, 3, 2, 4, 3, 9, 2, 2, 2, 2, 2, 5, 5, 3, 8, 8, 13, 6, 10, 9, 4, 7, 9, 11, 2, 3, 7, 3, 3, 4, 1, 3, 4, 2, 9, 3, 3, 12, 5, 3, 7, 10, 10, 7, 4, 4, 6, 14, 7, 9, 7, 13, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 8, 15, 4, 4, 2, 3, 3, 3, 7, 4, 9, 9, 2, 3, 3, 3, 5, 3, 2, 2, 7, 2, 7, 6, 6, 7, 2, 4, 2, 2, 2, 2, 2, 2, 8, 8, 8, 9, 5, 2, 3, 3, 3, 3, 3, 3, 10, 7, 4, 4, 4, 4, 3, 4, 2, 3, 3, 3, 3, 3, 10, 7, 4, 4, 4, 4, 2, 3, 3, 3, 3, 10, 7, 4, 4, 4, 4, 3, 9, 6, 6, 6, 9, 13, 9, 2, 2, 2, 8, 7, 9, 5, 3, 3, 3, 5, 5, 13, 12, 9, 10, 7, 8, 7, 6, 8, 6, 11, 12, 7, 10, 4, 4, 7, 8, 11, 6, 7, 9, 8, 7, 10, 8, 9, 15, 7, 8, 5, 4, 7, 2, 3, 3, 3, 2, 14, 10, 2, 14, 10, 2, 14, 3, 9, 13, 13, 10, 14, 16, 17, 11, 2, 14, 2, 14, 3, 9, 13, 10, 14, 16, 17, 11, 14, 10, 14, 2, 7, 3, 10, 7, 14, 10, 2, 14, 10, 9, 9, 17, 6, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 10, 10, 10, 12, 9, 4, 10, 10, 11, 8, 8, 8, 7, 9, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 8, 4, 4, 4, 4, 4, 4, 6, 16, 3, 3, 14, 3, 14, 2, 14, 9, 13, 10, 10, 14, 16, 17, 11, 6, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 10, 14, 14, 14, 9, 9, 9, 9, 9, 9, 2, 14, 9, 13, 10, 10, 14, 16, 17, 11, 6, 14, 2, 14, 9, 17, 13, 10, 10, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 14, 17, 16, 17, 11, 2, 14, 9, 13, 10, 14, 16, 17, 11, 2, 14, 9, 13, 10, 17, 16, 11, 17, 2, 14, 10, 19, 7, 2, 14, 9, 13, 10, 19, 10, 7, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 19, 7, 14, 16, 17, 11, 2, 14, 9, 13, 10, 10, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 10, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 17, 13, 10, 10, 14, 17, 16, 17, 11, 6, 3, 2, 14, 9, 13, 10, 10, 14, 16, 17, 11, 6, 9, 10, 12, 14, 14, 14, 12, 12, 12, 12, 12, 14, 14, 14, 10, 10, 10, 14, 9, 9, 9, 9, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 4, 11, 2, 14, 9, 13, 17, 13, 10, 19, 10, 7, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 17, 13, 10, 19, 10, 7, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 19, 7, 14, 17, 16, 17, 11, 2, 9, 10, 10, 7, 17, 3, 3, 12, 12, 16, 15, 15, 12, 14, 14, 14, 20, 20, 13, 12, 12, 12, 12, 12, 12, 20, 25, 14, 14, 12, 12, 10, 10, 10, 10, 14, 9, 9, 9, 25, 4, 9, 17, 10, 7, 14, 16, 21, 13, 13, 14, 20, 14, 13, 17, 24, 9, 12, 13, 25, 13, 21, 20, 17, 9, 9, 9, 9, 9, 9, 12, 17, 4, 4, 9, 9, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 9, 10, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 9, 10, 14, 12, 12, 14, 14, 10, 9, 9, 9, 10, 14, 14, 14, 9, 9, 9, 9, 2, 1, 5, 8, 7, 11, 11, 1, 3, 3, 3, 5, 3, 3, 4, 8, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 10, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 7, 4, 4, 4, 4, 4, 4, 4, 4, 4, 10, 2, 2, 6, 7, 6, 2, 3, 2, 3, 6, 2, 7, 6, 10, 7, 4, 9, 12, 6, 14, 4, 12, 7, 2, 2, 1, 2, 7, 6, 4, 4, 4, 6, 8, 8, 7, 2, 2, 13, 2, 2, 2, 2, 6, 2, 8, 12, 2, 7, 7, 6, 8, 10, 12, 2, 2, 2, 3, 3, 13, 2, 2, 3, 3, 6, 7, 6, 4, 5, 6, 3, 3, 3, 3, 4, 16, 8, 5, 4, 3, 3, 3, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 11, 12, 7, 7, 13, 9, 10, 17, 12, 8, 9, 7, 17, 17, 8, 5, 12, 10, 13, 14, 5, 5, 5, 13, 5, 5, 5, 3, 3, 3, 5, 16, 5, 5, 5, 5, 7, 12, 14, 8, 12, 8, 10, 12, 9, 11, 7, 9, 7, 10, 7, 13, 13, 9, 7, 12, 8, 17, 7, 7, 16, 10, 13, 13, 8, 10, 10, 14, 17, 7, 16, 16, 15, 8, 10, 10, 12, 17, 17, 7, 17, 14, 7, 10, 17, 8, 7, 7, 7, 8, 15, 15, 7, 14, 10, 10, 10, 11, 11, 7, 7, 13, 8, 10, 7, 16, 7, 8, 7, 14, 17, 12, 10, 11, 21, 8, 9, 7, 13, 9, 8, 6, 13, 6, 12, 7, 6, 13, 10, 10, 10, 8, 18, 9, 17, 13, 10, 12, 6, 13, 6, 11, 8, 13, 10, 13, 18, 13, 11, 13, 8, 16, 7, 10, 8, 16, 12, 10, 8, 8, 14, 11, 8, 15, 8, 8, 7, 7, 12, 7, 8, 9, 14, 15, 8, 9, 10, 9, 15, 7, 8, 8, 12, 13, 9, 10, 15, 13, 7, 10, 10, 20, 7, 6, 9, 6, 6, 14, 11, 14, 11, 12, 9, 10, 16, 16, 12, 7, 11, 28, 8, 11, 10, 7, 21, 8, 7, 9, 4, 4, 4, 17, 7, 8, 6, 9, 6, 6, 13, 6, 6, 6, 6, 18, 20, 14, 8, 11, 12, 9, 10, 13, 15, 15, 19, 8, 9, 12, 7, 10, 16, 12, 9, 9, 9, 14, 12, 11, 10, 9, 12, 11, 18, 9, 9, 9, 10, 7, 7, 16, 8, 9, 7, 13, 12, 10, 14, 18, 7, 8, 11, 10, 7, 7, 8, 8, 13, 7, 7, 7, 11, 15, 13, 11, 7, 8, 15, 11, 7, 8, 18, 14, 13, 18, 15, 10, 12, 12, 9, 7, 11, 11, 8, 7, 10, 8, 14, 12, 10, 18, 7, 10, 9, 7, 8, 13, 10, 14, 10, 8, 8, 23, 7, 7, 11, 12, 12, 17, 7, 7, 11, 11, 17, 16, 16, 7, 8, 11, 14, 14, 8, 10, 7, 15, 7, 16, 16, 13, 9, 11, 9, 15, 15, 11, 11, 7, 7, 14, 7, 9, 7, 7, 16, 10, 13, 10, 11, 14, 7, 11, 10, 11, 7, 11, 10, 11, 15, 11, 15, 10, 12, 10, 14, 13, 11, 11, 12, 13, 10, 7, 13, 16, 12, 21, 15, 9, 10, 10, 7, 11, 14, 17, 7, 7, 8, 11, 13, 12, 8, 15, 14, 14, 8, 17, 12, 10, 10, 7, 9, 11, 7, 10, 7, 11, 18, 7, 11, 7, 12, 11, 8, 8, 14, 12, 7, 8, 15, 3, 7, 7, 5, 2, 9, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 5, 3, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 3, 5, 11, 6, 4, 7, 10, 7, 7, 11, 1, 10, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 5, 7, 3, 5, 6, 3, 3, 5, 2, 2, 5, 3, 4, 13, 11, 3, 3, 6, 3, 5, 14, 2, 2, 3, 8, 2, 2, 12, 5, 18, 5, 3, 3, 3, 3, 16, 5, 5, 5, 10, 7, 13, 12, 13, 9, 12, 14, 19, 9, 9, 21, 9, 9, 10, 6, 9, 6, 15, 10, 6, 12, 8, 6, 10, 15, 4, 4, 6, 6, 9, 9, 12, 16, 14, 23, 7, 7, 7, 14, 9, 7, 7, 11, 14, 10, 7, 10, 10, 10, 12, 6, 11, 10, 13, 11, 15, 11, 7, 12, 10, 3, 7, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 3, 7, 5, 1, 5, 2, 2, 2, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 5, 5, 10, 9, 11, 8, 7, 12, 8, 9, 7, 6, 13, 11, 6, 13, 7, 9, 9, 4, 4, 4, 4, 4, 6, 10, 7, 8, 13, 11, 8, 8, 9, 14, 7, 14, 8, 10, 7, 9, 7, 7, 9, 6, 9, 2, 12, 5, 3, 3, 13, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 1, 7, 6, 4, 12, 3, 3, 3, 3, 3, 8, 7, 3, 3, 3, 3, 3, 3, 4, 4, 11, 15, 14, 2, 8, 3, 5, 5, 8, 10, 8, 6, 4, 7, 17, 7, 4, 5, 2, 6, 3, 5, 4, 2, 2, 12, 5, 5, 3, 15, 13, 8, 11, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 3, 3, 3, 3, 4, 2, 3, 18, 2, 12, 5, 3, 3, 3, 3, 3, 5, 16, 8, 8, 9, 6, 6, 4, 4, 4, 4, 31, 6, 6, 10, 11, 21, 10, 9, 7, 10, 7, 7, 2, 4, 4, 4, 4, 6, 5, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 6, 4, 6, 2, 2, 2, 5, 3, 3, 3, 7, 7, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 8, 2, 3, 3, 3, 3, 3, 5, 9, 11, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 5, 10, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 11, 10, 10, 10, 10, 10, 11, 10, 11, 10, 11, 10, 9, 9, 11, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 5, 5, 3, 7, 8, 8, 7, 6, 6, 11, 4, 4, 4, 4, 7, 8, 9, 9, 2, 3, 7, 4, 4, 2, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 2, 2, 5, 5, 5, 5, 5, 3, 3, 5, 5, 5, 7, 7, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 8, 8, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 6, 9, 12, 3, 7, 10, 7, 2, 2, 3, 3, 3, 3, 3, 4, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 8, 8, 6, 6, 8, 6, 7, 4, 4, 4, 4, 4, 4, 6, 7, 5, 5, 20, 19, 8, 10, 9, 7, 10, 6, 8, 11, 6, 6, 6, 6, 13, 12, 8, 6, 7, 14, 11, 9, 2, 5, 3, 6, 2, 3, 2, 2, 2, 2, 2, 2, 2, 5, 4, 3, 7, 6, 4, 7, 4, 3, 6, 4, 7, 2, 2, 7, 7, 7, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 9, 10, 10, 11, 7, 8, 20, 7, 9, 8, 9, 8, 12, 6, 6, 6, 8, 9, 8, 12, 6, 6, 8, 13, 10, 12, 6, 6, 7, 7, 9, 6, 4, 4, 4, 4, 4, 4, 10, 6, 6, 6, 7, 14, 11, 10, 7, 8, 10, 8, 11, 14, 11, 11, 9, 7, 9, 8, 11, 9, 17, 10, 9, 2, 2, 2, 9, 3, 3, 3, 3, 15, 14, 9, 5, 5, 2, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 15, 12, 22, 19, 17, 18, 18, 19, 21, 7, 16, 16, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 7, 16, 11, 11, 7, 7, 7, 7, 17, 7, 8, 12, 15, 9, 19, 7, 19, 8, 21, 11, 12, 19, 14, 22, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 16, 16, 19, 24, 12, 7, 14, 7, 12, 7, 8, 10, 10, 13, 7, 12, 12, 7, 7, 10, 18, 15, 12, 16, 7, 14, 12, 17, 10, 16, 17, 12, 17, 25, 7, 7, 7, 13, 6, 9, 6, 9, 18, 6, 6, 11, 20, 10, 6, 6, 6, 6, 6, 6, 17, 6, 6, 6, 15, 6, 6, 6, 6, 6, 8, 14, 11, 12, 11, 15, 13, 19, 17, 21, 7, 18, 8, 13, 13, 8, 12, 8, 6, 6, 13, 6, 15, 15, 16, 6, 6, 16, 6, 6, 6, 14, 6, 18, 6, 6, 6, 17, 18, 9, 13, 15, 8, 19, 8, 15, 15, 18, 14, 16, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 11, 10, 11, 6, 21, 23, 12, 17, 12, 11, 14, 13, 22, 15, 15, 11, 12, 14, 12, 7, 12, 8, 12, 14, 12, 18, 10, 8, 16, 19, 17, 12, 14, 15, 8, 19, 17, 12, 13, 13, 15, 18, 13, 23, 24, 23, 21, 17, 24, 8, 21, 8, 14, 14, 16, 20, 14, 8, 8, 15, 20, 8, 19, 21, 9, 8, 13, 12, 13, 15, 11, 8, 11, 9, 9, 8, 11, 8, 21, 14, 21, 15, 15, 13, 7, 19, 7, 7, 7, 7, 7, 7, 16, 12, 17, 18, 7, 7, 11, 11, 7, 9, 9, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 10, 10, 7, 9, 7, 7, 7, 6, 8, 6, 6, 6, 6, 6, 6, 6, 7, 6, 8, 6, 6, 9, 7, 7, 7, 4, 4, 4, 4, 4, 4, 4, 4, 8, 9, 8, 7, 8, 7, 8, 10, 7, 5, 5, 5, 5, 5, 5, 3, 9, 7, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 9, 6, 6, 9, 11, 13, 7, 8, 9, 9, 5, 5, 5, 7, 8, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9, 7, 10, 9, 10, 7, 8, 5, 5, 5, 5, 5, 5, 7, 7, 9, 8, 7, 7, 6, 6, 6, 6, 6, 6, 10, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 10, 4, 4, 4, 4, 8, 7, 7, 10, 10, 9, 8, 8, 15, 9, 8, 8, 8, 8, 8, 9, 10, 9, 10, 7, 8, 13, 5, 5, 5, 5, 5, 3, 3, 7, 7, 8, 6, 6, 6, 4, 4, 11, 9, 7, 8, 9, 10, 7, 5, 5, 5, 5, 5, 3, 3, 7, 6, 6, 13, 7, 9, 8, 7, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 7, 8, 7, 8, 13, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 6, 6, 6, 6, 7, 6, 7, 6, 6, 9, 7, 4, 4, 4, 4, 4, 4, 4, 7, 8, 7, 8, 9, 8, 8, 8, 7, 10, 7, 8, 5, 5, 5, 5, 5, 5, 5, 5, 3, 7, 7, 7, 7, 9, 7, 10, 9, 6, 6, 6, 6, 6, 8, 8, 6, 6, 6, 7, 6, 6, 6, 9, 9, 4, 4, 13, 7, 10, 9, 9, 12, 7, 8, 8, 10, 8, 8, 8, 8, 8, 8, 5, 5, 5, 5, 3, 7, 7, 11, 7, 9, 8, 8, 6, 6, 10, 6, 8, 8, 8, 6, 7, 6, 6, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 8, 8, 16, 8, 9, 8, 7, 5, 5, 5, 5, 5, 3, 3, 7, 7, 7, 10, 15, 8, 9, 8, 9, 9, 6, 6, 6, 6, 6, 6, 7, 4, 8, 7, 8, 8, 7, 8, 11, 8, 5, 5, 5, 5, 5, 3, 7, 7, 6, 11, 16, 7, 6, 4, 4, 4, 4, 9, 9, 8, 8, 8, 13, 12, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 7, 8, 8, 9, 13, 7, 7, 7, 9, 8, 8, 9, 12, 7, 12, 7, 12, 8, 7, 10, 12, 9, 9, 6, 6, 8, 8, 6, 6, 6, 6, 6, 6, 6, 9, 8, 9, 11, 8, 6, 6, 6, 6, 6, 12, 7, 6, 6, 6, 9, 7, 7, 6, 6, 6, 6, 6, 11, 9, 6, 6, 6, 6, 6, 7, 9, 4, 4, 4, 4, 4, 4, 4, 4, 9, 9, 9, 9, 7, 7, 7, 7, 7, 11, 7, 7, 8, 8, 8, 8, 8, 8, 9, 8, 9, 9, 7, 7, 11, 11, 7, 12, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8, 13, 12, 8, 8, 8, 8, 7, 7, 7, 9, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 7, 11, 7, 8, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 10, 11, 6, 7, 9, 4, 4, 4, 4, 4, 4, 9, 9, 8, 9, 8, 8, 8, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 11, 7, 7, 7, 9, 6, 6, 11, 8, 10, 6, 6, 6, 12, 8, 8, 7, 6, 6, 8, 7, 4, 4, 4, 4, 4, 4, 4, 4, 9, 10, 9, 9, 8, 10, 9, 11, 8, 5, 5, 5, 7, 6, 6, 8, 7, 4, 4, 4, 4, 8, 7, 7, 8, 7, 8, 8, 5, 5, 5, 5, 7, 7, 8, 8, 8, 6, 6, 6, 6, 6, 10, 8, 9, 13, 6, 7, 6, 6, 8, 7, 8, 4, 4, 4, 4, 11, 8, 8, 8, 10, 5, 5, 8, 7, 8, 13, 8, 7, 6, 8, 6, 9, 7, 8, 7, 5, 5, 5, 5, 5, 5, 3, 3, 7, 8, 9, 6, 4, 8, 10, 10, 8, 12, 9, 13, 2, 7, 5, 5, 5, 5, 5, 7, 7, 10, 6, 6, 6, 6, 6, 6, 6, 8, 4, 4, 9, 8, 8, 8, 14, 8, 8, 8, 9, 8, 5, 5, 5, 5, 5, 3, 3, 9, 6, 6, 6, 6, 10, 12, 6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 11, 8, 7, 8, 8, 8, 5, 5, 3, 3, 3, 3, 7, 7, 6, 8, 6, 8, 11, 7, 6, 6, 6, 7, 4, 8, 11, 9, 10, 5, 5, 5, 3, 3, 3, 7, 7, 8, 9, 8, 15, 9, 6, 6, 6, 6, 6, 6, 11, 11, 4, 4, 4, 4, 4, 7, 9, 9, 10, 8, 7, 5, 5, 5, 5, 5, 5, 3, 3, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 7, 4, 4, 4, 4, 4, 9, 9, 8, 8, 10, 13, 5, 5, 5, 3, 17, 7, 7, 7, 7, 7, 8, 6, 8, 13, 6, 6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 9, 10, 8, 8, 8, 5, 5, 5, 5, 3, 7, 7, 7, 8, 8, 6, 6, 6, 8, 8, 8, 9, 10, 8, 4, 8, 10, 9, 8, 8, 8, 9, 13, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 8, 9, 9, 7, 7, 7, 10, 9, 9, 8, 9, 8, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 12, 6, 6, 6, 6, 6, 6, 6, 6, 6, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 11, 8, 8, 9, 9, 10, 8, 9, 7, 7, 5, 5, 5, 5, 5, 5, 3, 7, 8, 7, 6, 6, 8, 6, 6, 10, 4, 7, 8, 9, 12, 8, 7, 7, 5, 5, 5, 5, 5, 5, 3, 3, 7, 14, 7, 9, 8, 8, 6, 6, 8, 12, 12, 6, 6, 7, 7, 10, 4, 4, 4, 4, 4, 9, 9, 14, 9, 13, 8, 7, 5, 5, 5, 6, 6, 6, 7, 4, 8, 7, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 7, 7, 8, 6, 6, 6, 6, 6, 6, 12, 6, 6, 6, 6, 4, 4, 9, 9, 8, 8, 11, 7, 7, 7, 5, 5, 5, 3, 9, 8, 6, 6, 7, 4, 4, 4, 4, 4, 4, 8, 8, 11, 5, 5, 5, 7, 7, 7, 9, 6, 6, 6, 6, 6, 6, 9, 8, 4, 4, 4, 4, 7, 12, 9, 8, 8, 8, 7, 10, 10, 5, 5, 5, 5, 5, 5, 5, 3, 11, 14, 8, 7, 8, 8, 6, 6, 6, 6, 6, 8, 7, 6, 6, 6, 7, 6, 8, 9, 4, 4, 4, 7, 8, 9, 7, 9, 7, 7, 9, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 3, 9, 7, 7, 12, 14, 8, 6, 6, 12, 11, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 15, 7, 4, 4, 4, 16, 9, 9, 9, 8, 9, 9, 9, 9, 9, 8, 8, 8, 13, 11, 8, 5, 5, 5, 5, 3, 7, 6, 6, 8, 8, 8, 6, 6, 7, 10, 7, 4, 4, 4, 4, 9, 7, 8, 7, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 7, 7, 7, 9, 6, 6, 6, 6, 6, 8, 8, 7, 7, 9, 6, 6, 6, 7, 6, 6, 6, 6, 6, 15, 4, 4, 4, 4, 4, 8, 8, 7, 8, 12, 9, 8, 8, 8, 8, 8, 9, 8, 8, 10, 8, 8, 8, 8, 16, 9, 10, 2, 5, 5, 5, 5, 5, 5, 5, 9, 7, 6, 8, 9, 4, 4, 4, 4, 4, 7, 8, 8, 8, 9, 8, 11, 10, 5, 5, 5, 5, 3, 7, 8, 6, 6, 6, 6, 6, 8, 6, 6, 6, 6, 4, 12, 10, 12, 7, 7, 7, 7, 7, 7, 7, 5, 5, 5, 5, 3, 3, 7, 7, 10, 8, 9, 7, 6, 10, 7, 6, 6, 4, 4, 8, 9, 7, 9, 9, 9, 9, 8, 8, 8, 8, 10, 5, 5, 5, 5, 5, 5, 8, 7, 6, 6, 6, 10, 6, 7, 10, 7, 4, 4, 4, 4, 4, 4, 4, 12, 9, 10, 7, 7, 10, 8, 10, 5, 12, 9, 6, 6, 6, 6, 6, 7, 6, 4, 4, 4, 10, 9, 9, 8, 7, 7, 5, 5, 5, 5, 5, 5, 3, 3, 13, 7, 7, 9, 7, 7, 7, 8, 9, 9, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 13, 9, 15, 15, 4, 4, 4, 4, 4, 10, 10, 9, 8, 9, 8, 8, 9, 7, 8, 7, 8, 5, 5, 7, 6, 6, 6, 4, 4, 4, 7, 8, 11, 8, 5, 5, 5, 5, 5, 5, 5, 7, 6, 6, 6, 6, 6, 6, 9, 11, 10, 7, 4, 4, 4, 9, 8, 8, 5, 5, 5, 5, 5, 9, 9, 6, 6, 6, 6, 6, 6, 6, 9, 9, 4, 4, 4, 4, 8, 8, 8, 9, 9, 8, 8, 8, 13, 2, 4, 2, 7, 5, 5, 5, 5, 5, 5, 9, 9, 6, 6, 6, 6, 10, 8, 8, 8, 6, 6, 6, 4, 4, 9, 8, 10, 8, 9, 8, 8, 8, 9, 8, 8, 5, 3, 3, 3, 11, 6, 6, 6, 7, 6, 6, 6, 4, 4, 9, 8, 5, 5, 5, 5, 5, 3, 11, 8, 6, 6, 6, 6, 6, 9, 7, 4, 4, 14, 10, 9, 8, 12, 8, 8, 8, 11, 15, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 11, 11, 11, 10, 10, 7, 7, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 7, 11, 7, 7, 11, 11, 7, 8, 9, 10, 7, 7, 9, 9, 9, 9, 7, 7, 10, 8, 13, 8, 8, 8, 8, 11, 10, 6, 6, 8, 10, 11, 14, 14, 6, 6, 6, 6, 6, 6, 9, 11, 7, 7, 6, 8, 12, 11, 11, 6, 6, 10, 6, 6, 6, 6, 6, 10, 7, 7, 6, 6, 11, 6, 6, 6, 11, 8, 9, 7, 6, 10, 11, 9, 10, 11, 7, 11, 8, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 8, 6, 6, 8, 9, 10, 9, 6, 6, 6, 10, 6, 6, 6, 6, 11, 10, 11, 10, 9, 8, 7, 7, 7, 7, 11, 14, 8, 10, 9, 9, 8, 8, 7, 11, 8, 8, 8, 11, 11, 10, 10, 9, 10, 8, 11, 10, 8, 11, 9, 12, 8, 10, 8, 11, 8, 9, 9, 11, 11, 10, 11, 13, 8, 7, 8, 8, 9, 7, 8, 8, 8, 8, 7, 8, 2, 2, 2, 2, 2, 2, 2, 4, 4, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 8, 6, 4, 4, 4, 11, 7, 11, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 3, 3, 3, 3, 8, 7, 7, 8, 8, 4, 8, 7, 7, 7, 9, 7, 8, 9, 8, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 4, 5, 5, 3, 3, 8, 8, 6, 9, 4, 4, 10, 7, 3, 3, 3, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 2, 2, 2, 3, 3, 3, 3, 3, 4, 10, 2, 3, 3, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 5, 2, 4, 2, 6, 2, 2, 9, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 9, 8, 7, 9, 6, 6, 11, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7, 11, 8, 8, 6, 5, 11, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 6, 4, 4, 4, 4, 3, 3, 3, 3, 5, 7, 2, 3, 3, 3, 3, 3, 8, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 4, 4, 4, 4, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 6, 3, 3, 8, 10, 3, 4, 4, 1, 1, 1, 1, 1, 1, 1, 8, 9, 10, 7, 7, 1, 14, 18, 13, 18, 13, 10, 10, 16, 13, 18, 16, 13, 16, 18, 13, 22, 16, 16, 16, 14, 21, 16, 9, 14, 16, 9, 9, 14, 10, 10, 14, 12, 14, 19, 12, 11, 18, 13, 17, 15, 15, 15, 15, 16, 14, 13, 19, 18, 15, 19, 18, 12, 18, 12, 11, 20, 14, 15, 10, 17, 17, 16, 19, 20, 21, 15, 13, 16, 15, 15, 15, 1, 1, 3, 8, 7, 7, 8, 8, 8, 1, 6, 1, 1, 6, 3, 3, 4, 7, 3, 3, 5, 5, 4, 4, 4, 4, 4, 2, 7, 7, 8, 12, 3, 4, 5, 1, 3, 4, 4, 10, 4, 3, 3, 3, 8, 7, 7, 2, 2, 2, 2, 2, 2, 2, 2, 2, 12, 9, 20, 7, 5, 5, 5, 9, 13, 5, 5, 5, 5, 5, 3, 3, 3, 16, 5, 5, 5, 13, 7, 8, 8, 11, 8, 7, 9, 7, 11, 12, 9, 9, 8, 8, 11, 10, 14, 7, 12, 10, 11, 13, 7, 9, 11, 17, 17, 14, 13, 7, 8, 7, 10, 10, 7, 16, 13, 7, 8, 17, 12, 9, 8, 6, 7, 10, 6, 6, 12, 6, 8, 10, 8, 8, 8, 6, 8, 6, 14, 6, 6, 6, 13, 6, 10, 6, 6, 7, 14, 8, 6, 6, 10, 11, 10, 9, 9, 7, 7, 6, 6, 6, 9, 9, 7, 9, 10, 9, 13, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 8, 8, 6, 8, 9, 10, 9, 7, 10, 10, 8, 7, 8, 7, 10, 12, 9, 8, 15, 8, 7, 8, 8, 7, 7, 15, 13, 7, 10, 9, 14, 18, 16, 7, 24, 7, 8, 10, 11, 16, 8, 14, 7, 9, 9, 9, 13, 19, 14, 15, 14, 11, 7, 13, 9, 10, 7, 13, 9, 10, 11, 12, 8, 9, 2, 3, 5, 8, 7, 4, 4, 15, 10, 5, 3, 3, 3, 3, 3, 5, 4, 4, 4, 2, 2, 2, 2, 2, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 12, 5, 3, 8, 10, 15, 6, 7, 2, 3, 2, 5, 5, 12, 2, 5, 5, 5, 5, 2, 2, 5, 5, 12, 9, 5, 2, 2, 9, 5, 5, 12, 12, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 9, 12, 5, 8, 8, 9, 5, 5, 5, 8, 19, 7, 16, 15, 14, 9, 9, 9, 9, 7, 11, 11, 11, 7, 14, 10, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5, 15, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 14, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 15, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 9, 12, 9, 9, 12, 12, 12, 15, 7, 11, 7, 14, 11, 18, 13, 8, 18, 15, 18, 12, 14, 12, 8, 8, 8, 8, 9, 9, 9, 12, 7, 10, 10, 8, 8, 12, 12, 12, 7, 12, 12, 9, 7, 7, 7, 7, 7, 8, 15, 12, 9, 10, 10, 7, 10, 10, 13, 11, 10, 9, 22, 11, 9, 8, 8, 8, 8, 8, 13, 18, 13, 9, 15, 19, 9, 7, 7, 10, 7, 7, 7, 11, 8, 13, 17, 7, 7, 10, 10, 10, 7, 20, 16, 7, 7, 7, 7, 7, 7, 11, 21, 12, 12, 13, 11, 14, 16, 8, 8, 13, 11, 7, 7, 13, 7, 7, 14, 15, 15, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 13, 10, 18, 6, 6, 6, 6, 6, 6, 6, 6, 6, 11, 8, 8, 12, 12, 11, 11, 8, 12, 9, 9, 9, 13, 13, 9, 9, 9, 9, 9, 9, 6, 10, 12, 6, 6, 6, 6, 17, 11, 7, 7, 7, 7, 14, 14, 12, 6, 7, 7, 6, 6, 15, 10, 13, 10, 6, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 13, 9, 9, 15, 13, 6, 12, 12, 6, 19, 11, 10, 7, 7, 16, 8, 19, 17, 9, 9, 9, 9, 9, 6, 6, 6, 10, 8, 16, 8, 6, 6, 9, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 8, 6, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 14, 6, 6, 6, 6, 20, 6, 9, 6, 14, 9, 9, 9, 6, 9, 8, 8, 12, 9, 8, 8, 8, 8, 7, 8, 12, 7, 8, 8, 8, 6, 8, 6, 6, 6, 6, 6, 6, 6, 9, 8, 8, 6, 6, 13, 9, 12, 13, 12, 14, 13, 12, 11, 11, 6, 8, 8, 8, 6, 13, 12, 11, 11, 12, 6, 11, 12, 11, 13, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 15, 6, 6, 6, 6, 6, 6, 6, 13, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 8, 8, 6, 18, 6, 12, 13, 13, 13, 9, 10, 15, 9, 12, 6, 6, 6, 6, 6, 6, 6, 6, 9, 15, 10, 9, 10, 13, 9, 19, 8, 18, 17, 10, 10, 8, 8, 6, 6, 6, 6, 6, 6, 10, 14, 8, 16, 16, 9, 8, 15, 8, 8, 10, 12, 14, 7, 7, 8, 8, 7, 7, 7, 7, 8, 13, 13, 11, 9, 9, 9, 12, 10, 17, 8, 11, 9, 7, 7, 14, 8, 14, 14, 7, 7, 7, 7, 7, 7, 14, 7, 7, 7, 7, 7, 10, 10, 8, 14, 7, 7, 7, 7, 8, 8, 8, 8, 8, 17, 9, 7, 15, 7, 8, 12, 7, 9, 14, 7, 7, 7, 9, 13, 8, 14, 7, 16, 18, 13, 15, 14, 12, 13, 10, 15, 9, 7, 7, 7, 10, 13, 15, 15, 9, 9, 9, 9, 19, 11, 7, 11, 11, 13, 8, 8, 8, 8, 7, 12, 19, 17, 9, 9, 13, 7, 7, 7, 9, 7, 7, 7, 12, 13, 15, 10, 8, 8, 14, 15, 12, 13, 13, 8, 12, 14, 7, 11, 7, 14, 15, 13, 12, 8, 8, 8, 8, 11, 13, 15, 15, 8, 13, 12, 8, 8, 8, 13, 10, 16, 14, 11, 8, 8, 12, 12, 9, 15, 15, 12, 12, 13, 8, 8, 9, 12, 13, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 11, 12, 11, 7, 14, 7, 13, 13, 13, 12, 18, 16, 7, 12, 11, 10, 10, 15, 9, 9, 9, 21, 7, 7, 7, 11, 16, 8, 8, 11, 11, 7, 7, 7, 7, 7, 19, 7, 7, 7, 7, 7, 7, 7, 7, 7, 12, 8, 9, 12, 14, 11, 9, 9, 9, 22, 12, 3, 3, 4, 8, 8, 15, 4, 2, 2, 5, 5, 3, 3, 3, 3, 3, 3, 6, 6, 4, 4, 4, 12, 7, 10, 2, 3, 3, 3, 3, 3, 3, 3, 6, 7, 3, 7, 5, 14, 4, 4, 7, 8, 10, 4, 1, 3, 3, 6, 2, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 2, 2, 5, 3, 4, 2, 2, 2, 2, 2, 2, 2, 11, 5, 5, 5, 11, 5, 5, 3, 5, 5, 5, 5, 11, 14, 13, 9, 11, 9, 12, 8, 11, 11, 8, 11, 16, 9, 9, 7, 10, 9, 12, 8, 15, 6, 7, 6, 6, 13, 10, 8, 11, 8, 6, 6, 6, 12, 16, 6, 11, 7, 8, 9, 18, 6, 6, 9, 4, 4, 6, 13, 6, 6, 6, 6, 8, 8, 9, 16, 7, 7, 14, 7, 8, 8, 8, 7, 7, 7, 7, 7, 7, 15, 13, 7, 10, 7, 7, 10, 12, 16, 15, 7, 9, 9, 14, 11, 11, 10, 9, 10, 8, 12, 7, 8, 7, 7, 10, 12, 7, 12, 8, 7, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, 5, 5, 5, 10, 7, 4, 4, 4, 8, 7, 10, 9, 7, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3, 3, 7, 4, 5, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 8, 2, 2, 2, 8, 12, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 7, 11, 9, 8, 8, 8, 7, 8, 9, 7, 7, 9, 7, 7, 7, 10, 7, 7, 10, 9, 10, 6, 6, 6, 6, 6, 6, 15, 7, 8, 9, 9, 8, 6, 6, 10, 9, 6, 8, 13, 9, 7, 6, 6, 6, 6, 6, 6, 12, 6, 6, 7, 6, 7, 6, 6, 6, 10, 10, 7, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 14, 6, 6, 7, 7, 9, 6, 6, 6, 6, 9, 9, 8, 9, 10, 9, 8, 9, 12, 7, 7, 7, 8, 7, 10, 12, 11, 9, 10, 7, 7, 7, 9, 10, 10, 8, 12, 9, 7, 7, 9, 8, 8, 8, 10, 7, 7, 8, 9, 9, 7, 7, 7, 8, 2, 4, 2, 4, 6, 3, 4, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 8, 6, 4, 7, 3, 3, 3, 3, 3, 3, 3, 12, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 5, 3, 4, 7, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 6, 4, 3, 4, 2, 2, 2, 5, 3, 3, 3, 3, 3, 5, 4, 4, 4, 4, 2, 7, 6, 8, 9, 2, 2, 2, 2, 3, 3, 3, 5, 7, 2, 3, 3, 8, 7, 7, 2, 2, 8, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 8, 8, 7, 7, 6, 10, 6, 9, 7, 11, 4, 6, 8, 8, 7, 8, 4, 2, 5, 5, 5, 5, 3, 3, 3, 11, 8, 9, 6, 6, 8, 7, 4, 4, 7, 6, 8, 7, 2, 2, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 7, 2, 2, 5, 3, 3, 2, 3, 3, 3, 3, 3, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 12, 5, 5, 3, 3, 3, 5, 10, 12, 6, 15, 4, 6, 6, 7, 14, 9, 3, 3, 3, 3, 3, 8, 2, 2, 3, 5, 5, 3, 3, 3, 3, 3, 3, 8, 8, 6, 8, 7, 5, 8, 4, 6, 11, 2, 2, 7, 3, 3, 2, 9, 8, 5, 5, 3, 3, 3, 5, 5, 7, 7, 6, 6, 10, 6, 8, 6, 8, 9, 7, 4, 4, 4, 4, 7, 6, 6, 8, 7, 7, 10, 9, 9, 8, 11, 8, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 7, 6, 2, 5, 5, 6, 7, 6, 4, 8, 9, 11, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 2, 5, 3, 3, 3, 3, 3, 9, 9, 6, 4, 8, 7, 7, 5, 9, 8, 6, 2, 6, 8, 7, 8, 5, 5, 5, 5, 5, 3, 3, 3, 16, 8, 7, 7, 7, 8, 7, 7, 7, 7, 9, 6, 9, 6, 10, 7, 7, 7, 6, 10, 8, 9, 11, 11, 8, 4, 4, 10, 8, 8, 6, 9, 6, 11, 8, 8, 8, 15, 7, 8, 9, 5, 3, 3, 3, 3, 3, 5, 2, 2, 3, 8, 9, 10, 3, 2, 2, 2, 2, 2, 2, 3, 6, 4, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3, 11, 5, 3, 3, 3, 3, 3, 3, 3, 3, 6, 7, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3, 12, 7, 4, 12, 4, 6, 5, 4, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 11, 10, 6, 4, 6, 10, 8, 3, 3, 3, 3, 3, 3, 3, 3, 5, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 5, 3, 4, 4, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 10, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 7, 8, 8, 7, 13, 12, 10, 10, 8, 8, 7, 7, 9, 12, 11, 6, 6, 8, 8, 9, 7, 7, 7, 10, 15, 10, 4, 4, 4, 4, 4, 11, 8, 8, 9, 7, 9, 14, 14, 12, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 12, 5, 5, 5, 11, 10, 7, 9, 3, 8, 7, 3, 15, 13, 11, 4, 4, 2, 2, 2, 19, 7, 5, 5, 3, 3, 3, 3, 3, 3, 3, 5, 22, 18, 6, 14, 17, 4, 4, 19, 16, 18, 2, 3, 3, 7, 2, 3, 2, 3, 3, 6, 4, 2, 3, 3, 2, 5, 3, 3, 3, 3, 3, 3, 3, 9, 9, 2, 3, 2, 2, 2, 3, 3, 3, 5, 7, 14, 7, 7, 12, 9, 13, 6, 11, 6, 10, 9, 7, 7, 8, 12, 12, 8, 8, 8, 10, 7, 7, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 5, 8, 10, 7, 8, 11, 8, 12, 9, 4, 14, 7, 7, 9, 13, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 1, 2, 2, 3, 3, 3, 3, 3, 3, 5, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8, 4, 4, 4, 3, 2, 3, 3, 3, 3, 5, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 12, 9, 8, 8, 9, 8, 6, 17, 6, 6, 6, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 4, 4, 8, 8, 9, 9, 9, 7, 7, 7, 7, 7, 7, 7, 9, 9, 9, 7, 8, 8, 8, 10, 7, 13, 10, 8, 9, 3, 3, 5, 3, 3, 3, 3, 3, 7, 7, 6, 6, 10, 13, 11, 11, 8, 8, 9, 8, 9, 9, 10, 10, 10, 11, 10, 10, 13, 13, 16, 15, 11, 12, 9, 9, 10, 9, 11, 10, 9, 9, 14, 7, 8, 3, 10, 7, 7, 3, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 7, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 11, 6, 7, 4, 6, 2, 2, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3, 6, 4, 4, 2, 2, 2, 3, 3, 3, 3, 4, 4, 6, 6, 6, 6, 5, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 9, 11, 6, 10, 9, 12, 7, 7, 11, 14, 9, 7, 12, 3, 3, 7, 12, 11, 12, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 5, 5, 5, 5, 5, 5, 5, 5, 11, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 10, 3, 3, 3, 11, 3, 5, 9, 11, 8, 12, 14, 9, 7, 8, 7, 7, 11, 11, 7, 7, 10, 9, 8, 10, 9, 7, 7, 7, 7, 7, 7, 8, 8, 7, 11, 8, 8, 8, 7, 7, 10, 8, 7, 13, 12, 7, 17, 10, 8, 8, 11, 7, 11, 11, 14, 7, 11, 7, 8, 6, 9, 20, 8, 7, 9, 16, 7, 10, 6, 11, 10, 8, 9, 7, 16, 11, 11, 9, 8, 9, 8, 8, 8, 11, 8, 15, 8, 8, 9, 7, 8, 8, 11, 10, 7, 5, 7, 10, 10, 15, 7, 7, 7, 8, 7, 8, 8, 10, 11, 10, 10, 10, 11, 11, 7, 8, 6, 8, 8, 10, 6, 8, 6, 6, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 16, 6, 15, 6, 7, 11, 11, 7, 9, 10, 11, 13, 10, 6, 16, 8, 10, 12, 11, 6, 6, 6, 6, 6, 6, 6, 10, 6, 10, 7, 7, 7, 11, 7, 11, 6, 6, 6, 6, 6, 6, 17, 7, 7, 6, 6, 12, 22, 6, 6, 6, 6, 6, 8, 6, 6, 6, 6, 7, 6, 6, 5, 6, 6, 8, 11, 6, 9, 14, 11, 9, 11, 7, 7, 8, 6, 6, 6, 8, 10, 9, 6, 6, 6, 6, 9, 7, 6, 6, 6, 6, 6, 15, 6, 4, 4, 4, 6, 4, 17, 8, 11, 6, 6, 9, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 6, 6, 6, 6, 10, 6, 10, 6, 6, 6, 6, 12, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 6, 6, 6, 6, 18, 6, 6, 6, 8, 9, 10, 7, 8, 9, 10, 11, 7, 13, 6, 8, 8, 6, 6, 14, 7, 7, 7, 7, 10, 7, 14, 9, 6, 6, 9, 15, 9, 7, 14, 6, 11, 14, 13, 7, 12, 8, 7, 7, 7, 7, 7, 12, 7, 10, 9, 16, 6, 8, 6, 5, 17, 6, 8, 10, 4, 6, 4, 10, 15, 17, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 8, 4, 4, 11, 7, 4, 4, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 19, 17, 6, 10, 11, 6, 6, 6, 6, 18, 6, 6, 11, 4, 4, 4, 5, 6, 6, 6, 9, 5, 6, 4, 6, 6, 4, 6, 6, 6, 6, 10, 6, 6, 4, 6, 6, 10, 6, 10, 6, 6, 6, 6, 11, 6, 6, 10, 6, 6, 8, 6, 6, 6, 8, 6, 11, 4, 11, 9, 10, 9, 11, 4, 8, 4, 11, 12, 7, 9, 8, 6, 7, 7, 8, 12, 12, 11, 13, 10, 11, 7, 7, 7, 9, 7, 11, 10, 7, 7, 7, 16, 11, 10, 11, 17, 9, 9, 8, 8, 7, 7, 7, 9, 7, 7, 7, 14, 7, 13, 9, 11, 10, 14, 10, 10, 12, 11, 10, 7, 10, 5, 14, 8, 8, 8, 9, 7, 8, 7, 7, 9, 8, 7, 8, 7, 7, 7, 7, 7, 7, 7, 11, 8, 10, 8, 7, 8, 14, 11, 8, 9, 9, 9, 8, 24, 10, 10, 12, 7, 7, 15, 11, 8, 8, 12, 11, 8, 9, 9, 7, 8, 9, 10, 11, 10, 11, 7, 12, 7, 7, 11, 9, 8, 14, 13, 12, 8, 11, 10, 8, 8, 7, 7, 14, 9, 10, 8, 9, 11, 7, 14, 8, 8, 13, 8, 8, 12, 7, 10, 14, 14, 11, 9, 10, 9, 9, 7, 7, 11, 11, 13, 9, 13, 5, 5, 5, 7, 9, 5, 11, 12, 14, 8, 7, 7, 11, 10, 9, 7, 8, 8, 7, 10, 11, 11, 5, 5, 7, 5, 5, 5, 7, 7, 15, 7, 7, 8, 7, 15, 12, 12, 10, 7, 8, 7, 11, 7, 7, 7, 23, 11, 8, 8, 11, 10, 7, 8, 11, 7, 19, 7, 7, 6, 9, 9, 9, 11, 3, 4, 7, 8, 6, 6, 4, 10, 8, 2, 2]);
    var edgeChild = /* @__PURE__ */ new Uint16Array([0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 1, 1, 1, 17, 1, 1, 1, 1, 1, 1, 12, 1, 12, 1, 12, 13, 1, 1, 1, 1, 12, 1, 12, 1, 1, 1, 1, 1, 14, 23, 1, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 21, 12, 1, 1, 1, 1, 1, 1, 1, 1, 22, 1, 1, 1, 16, 18, 1, 1, 15, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 19, 1, 1, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 26, 27, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 12, 12, 12, 12, 1, 35, 0, 0, 0, 1, 1, 1, 1, 38, 37, 1, 1, 1, 1, 1, 36, 1, 1, 1, 1, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 42, 43, 0, 0, 0, 0, 12, 1, 1, 1, 12, 1, 1, 1, 46, 48, 48, 48, 46, 48, 46, 46, 47, 48, 46, 48, 46, 46, 46, 46, 46, 46, 48, 46, 46, 47, 46, 46, 46, 46, 48, 49, 49, 47, 48, 46, 46, 46, 46, 46, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 52, 54, 52, 52, 52, 54, 52, 53, 52, 55, 52, 53, 53, 52, 52, 52, 53, 55, 53, 55, 52, 53, 53, 12, 57, 57, 56, 58, 53, 55, 52, 52, 50, 51, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 62, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 69, 70, 12, 1, 1, 68, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 79, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 84, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 82, 85, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 83, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 12, 1, 1, 1, 1, 95, 1, 97, 1, 1, 1, 1, 1, 1, 1, 1, 100, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 103, 103, 1, 1, 12, 1, 106, 1, 1, 1, 1, 1, 1, 1, 104, 1, 105, 1, 107, 1, 1, 1, 1, 1, 108, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 116, 117, 1, 1, 1, 1, 1, 1, 119, 119, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 127, 128, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 128, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 128, 1, 1, 1, 1, 1, 1, 1, 1, 1, 132, 129, 131, 126, 1, 130, 1, 1, 120, 1, 1, 1, 1, 123, 1, 133, 1, 1, 1, 1, 1, 1, 125, 1, 114, 1, 115, 1, 12, 134, 112, 118, 1, 1, 1, 1, 1, 113, 121, 1, 12, 12, 12, 124, 122, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 12, 12, 1, 1, 1, 1, 1, 12, 140, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 142, 1, 1, 1, 1, 1, 1, 1, 1, 143, 144, 12, 12, 141, 139, 48, 48, 146, 52, 52, 145, 148, 147, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 151, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 149, 0, 0, 0, 0, 1, 0, 150, 138, 1, 0, 1, 1, 12, 12, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 154, 153, 22, 1, 1, 12, 12, 1, 22, 12, 12, 1, 1, 1, 1, 1, 140, 1, 1, 158, 1, 1, 1, 1, 159, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 1, 142, 1, 1, 158, 1, 1, 1, 1, 159, 1, 1, 1, 140, 1, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 140, 1, 1, 1, 163, 1, 1, 1, 1, 1, 140, 1, 1, 1, 1, 1, 1, 1, 1, 140, 1, 1, 163, 1, 1, 163, 1, 1, 1, 1, 1, 1, 1, 169, 1, 1, 1, 158, 1, 1, 163, 1, 1, 1, 159, 1, 1, 169, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 142, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 140, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 140, 1, 1, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 1, 140, 1, 1, 158, 1, 1, 1, 1, 175, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 178, 1, 1, 169, 1, 1, 1, 1, 1, 158, 1, 1, 163, 1, 1, 1, 159, 1, 1, 169, 1, 1, 1, 1, 1, 158, 1, 1, 163, 1, 1, 1, 159, 1, 1, 169, 1, 1, 1, 1, 1, 163, 1, 1, 1, 1, 173, 165, 165, 12, 1, 12, 177, 1, 1, 1, 1, 1, 166, 166, 166, 160, 1, 1, 1, 164, 166, 170, 176, 1, 1, 1, 1, 164, 164, 1, 1, 162, 160, 173, 164, 168, 181, 172, 181, 1, 1, 179, 1, 172, 161, 164, 1, 1, 1, 1, 164, 1, 167, 1, 1, 1, 12, 1, 182, 1, 171, 1, 1, 1, 171, 170, 174, 180, 162, 173, 1, 1, 1, 1, 1, 1, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 185, 184, 184, 185, 184, 184, 184, 184, 186, 186, 184, 184, 185, 184, 185, 184, 184, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 188, 12, 1, 12, 12, 12, 12, 1, 12, 12, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 201, 1, 203, 204, 202, 201, 201, 1, 1, 207, 1, 208, 206, 1, 12, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 219, 201, 201, 201, 201, 219, 1, 1, 1, 1, 222, 223, 221, 1, 1, 1, 1, 1, 1, 225, 225, 1, 1, 1, 225, 225, 227, 228, 226, 1, 230, 1, 1, 1, 1, 12, 236, 237, 238, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 205, 209, 1, 1, 1, 1, 157, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 233, 1, 1, 1, 200, 1, 1, 1, 1, 244, 1, 1, 241, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 191, 216, 1, 1, 1, 212, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 198, 1, 1, 1, 1, 1, 1, 1, 217, 1, 1, 1, 1, 232, 1, 1, 1, 1, 183, 1, 220, 1, 215, 1, 1, 1, 218, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 196, 1, 12, 1, 1, 12, 1, 1, 1, 1, 199, 1, 1, 1, 214, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 245, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 231, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 190, 12, 1, 1, 1, 193, 12, 1, 1, 1, 1, 1, 1, 1, 235, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 192, 1, 1, 1, 1, 1, 1, 1, 240, 1, 1, 1, 197, 1, 1, 1, 213, 1, 12, 1, 229, 210, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 217, 1, 1, 1, 1, 195, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 187, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 211, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 242, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 243, 1, 1, 12, 1, 1, 1, 1, 194, 1, 1, 1, 211, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 234, 1, 1, 1, 189, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 224, 1, 1, 1, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 239, 1, 1, 12, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 255, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 1, 260, 1, 1, 1, 0, 261, 258, 259, 1, 1, 1, 1, 1, 1, 266, 1, 268, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 264, 1, 1, 1, 1, 1, 270, 1, 1, 12, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 269, 1, 1, 1, 12, 1, 1, 1, 1, 265, 1, 1, 1, 263, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 267, 1, 1, 1, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 12, 1, 1, 1, 1, 12, 1, 1, 276, 1, 13, 1, 1, 1, 12, 12, 273, 274, 1, 1, 1, 1, 275, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 278, 1, 1, 12, 16, 1, 1, 1, 1, 1, 1, 279, 1, 1, 1, 277, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 279, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 288, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 292, 292, 1, 0, 0, 0, 0, 0, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 184, 1, 297, 298, 1, 12, 1, 1, 1, 1, 12, 300, 1, 1, 299, 1, 1, 302, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 307, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 12, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 12, 0, 319, 0, 0, 320, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 336, 1, 1, 1, 1, 1, 1, 0, 0, 62, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 1, 0, 344, 0, 0, 0, 0, 0, 0, 0, 0, 0, 346, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 362, 362, 363, 362, 0, 1, 211, 1, 1, 13, 358, 1, 356, 0, 0, 0, 0, 0, 0, 0, 359, 1, 1, 364, 1, 241, 1, 1, 1, 1, 357, 1, 1, 354, 1, 360, 1, 352, 1, 361, 1, 353, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 12, 355, 355, 1, 1, 1, 200, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 12, 1, 1, 1, 1, 351, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 367, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 302, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 407, 407, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 399, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 375, 386, 1, 1, 374, 409, 1, 380, 1, 1, 372, 404, 1, 1, 390, 371, 376, 1, 1, 1, 383, 414, 392, 1, 1, 1, 1, 1, 1, 393, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 402, 406, 0, 0, 85, 1, 1, 0, 400, 377, 413, 378, 381, 388, 1, 403, 0, 1, 0, 85, 397, 395, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 416, 1, 1, 387, 1, 85, 1, 0, 1, 1, 1, 419, 1, 0, 0, 85, 394, 0, 1, 373, 1, 1, 1, 0, 1, 1, 396, 1, 0, 1, 1, 1, 0, 1, 421, 384, 1, 1, 0, 1, 0, 0, 412, 0, 1, 1, 1, 85, 405, 1, 1, 401, 398, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 379, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 411, 0, 85, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 415, 1, 1, 1, 0, 0, 418, 0, 0, 0, 1, 391, 1, 0, 85, 417, 1, 0, 0, 0, 0, 420, 1, 1, 0, 0, 1, 0, 1, 0, 389, 0, 385, 0, 1, 1, 1, 0, 1, 1, 0, 408, 382, 410, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 12, 1, 1, 1, 12, 436, 436, 1, 1, 12, 12, 1, 436, 1, 1, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 448, 1, 1, 0, 1, 1, 1, 1, 241, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 466, 466, 1, 1, 0, 0, 352, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 479, 1, 478, 1, 1, 1, 1, 1, 1, 1, 1, 1, 483, 1, 12, 12, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 491, 1, 1, 1, 493, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 490, 1, 485, 1, 1, 1, 1, 472, 1, 1, 1, 1, 1, 1, 1, 1, 486, 12, 1, 1, 1, 1, 492, 1, 1, 1, 487, 481, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 352, 1, 469, 1, 1, 12, 489, 1, 1, 352, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 474, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 492, 1, 1, 1, 1, 352, 1, 488, 1, 1, 1, 482, 476, 1, 1, 1, 1, 1, 477, 1, 494, 480, 1, 1, 1, 1, 1, 475, 1, 1, 1, 1, 1, 1, 1, 1, 1, 470, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 484, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 473, 1, 1, 1, 1, 1, 471, 1, 255, 495, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 501, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 12, 1, 70, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 505, 505, 505, 505, 505, 505, 505, 0, 505, 505, 505, 505, 505, 1, 505, 505, 505, 0, 505, 505, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 510, 509, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 514, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 507, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 508, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 516, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 513, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 506, 0, 0, 517, 512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 511, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 506, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 515, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 527, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 235, 235, 1, 531, 1, 1, 1, 530, 1, 1, 1, 1, 1, 526, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 528, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 532, 1, 1, 529, 1, 1, 1, 1, 1, 1, 1, 1, 407, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 533, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 544, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 12, 1, 547, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 62, 1, 1, 12, 12, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 566, 1, 1, 1, 1, 1, 1, 1, 567, 1, 1, 1, 1, 1, 1, 1, 565, 1, 1, 1, 12, 1, 1, 569, 274, 1, 1, 1, 12, 12, 1, 1, 12, 1, 12, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 573, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 579, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 138, 1, 12, 584, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 113, 1, 1, 1, 12, 1, 1, 1, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 589, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 150, 1, 1, 1, 263, 1, 1, 12, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 614, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 255, 1, 363, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 619, 1, 1, 1, 1, 0, 621, 0, 85, 0, 620, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 12, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 628, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 623, 623, 0, 627, 625, 623, 623, 623, 623, 623, 629, 623, 623, 633, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 630, 627, 623, 623, 627, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 625, 623, 623, 623, 623, 623, 631, 623, 623, 623, 623, 623, 623, 0, 0, 0, 1, 632, 1, 1, 1, 1, 626, 1, 1, 1, 1, 1, 624, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 637, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 12, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 12, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 67, 316, 342, 447, 575, 0, 4, 71, 271, 290, 318, 343, 369, 423, 449, 0, 538, 559, 576, 639, 9, 0, 63, 94, 433, 445, 465, 617, 0, 536, 558, 572, 654, 0, 33, 6, 0, 500, 539, 644, 602, 73, 0, 7, 321, 291, 424, 502, 452, 578, 85, 640, 0, 618, 345, 454, 504, 9, 111, 324, 545, 6, 33, 0, 347, 85, 426, 85, 522, 10, 6, 137, 284, 310, 0, 655, 549, 0, 605, 0, 66, 6, 6, 287, 101, 2, 468, 434, 446, 638, 0, 6, 0, 6, 322, 109, 6, 603, 540, 580, 0, 503, 425, 308, 323, 8, 74, 110, 641, 583, 427, 348, 335, 455, 152, 77, 326, 587, 550, 643, 606, 370, 365, 518, 6, 78, 155, 11, 311, 285, 562, 588, 607, 554, 592, 612, 653, 39, 6, 296, 330, 368, 340, 253, 33, 568, 595, 253, 44, 251, 301, 331, 341, 442, 459, 520, 309, 0, 76, 604, 0, 439, 453, 334, 85, 283, 85, 0, 622, 586, 543, 328, 457, 85, 428, 422, 0, 0, 0, 9, 597, 613, 252, 0, 460, 443, 571, 556, 615, 657, 91, 253, 45, 332, 431, 461, 611, 0, 551, 329, 312, 85, 250, 86, 30, 425, 33, 6, 429, 366, 339, 646, 634, 564, 591, 553, 0, 294, 87, 33, 441, 458, 0, 33, 462, 0, 254, 635, 557, 9, 444, 463, 253, 284, 92, 257, 636, 616, 599, 521, 464, 432, 286, 262, 93, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 662, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 0, 0, 0, 0, 88, 0, 135, 0, 0, 546, 590, 0, 0, 0, 0, 0, 0, 0, 29, 0, 593, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 542, 0, 293, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 282, 0, 0, 0, 0, 0, 0, 0, 659, 0, 0, 0, 0, 0, 658, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 430, 0, 0, 0, 523, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 534, 0, 0, 0, 0, 0, 0, 440, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 246, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 555, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 535, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 305, 317, 0, 0, 0, 0, 0, 570, 313, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 552, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 496, 0, 0, 0, 350, 0, 0, 0, 0, 80, 0, 289, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 610, 0, 0, 0, 0, 642, 561, 0, 0, 0, 0, 280, 0, 0, 0, 0, 0, 0, 498, 0, 0, 519, 0, 0, 0, 0, 0, 64, 0, 0, 0, 303, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0, 282, 0, 0, 0, 0, 0, 315, 652, 0, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 661, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 0, 314, 0, 0, 0, 0, 0, 0, 609, 0, 0, 0, 0, 0, 0, 563, 0, 0, 0, 0, 0, 0, 0, 0, 0, 608, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 248, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 0, 541, 0, 0, 0, 0, 0, 596, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 89, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 525, 0, 524, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 295, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 497, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 325, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 577, 0, 0, 0, 0, 0, 0, 0, 0, 333, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 272, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 0, 648, 0, 0, 594, 0, 0, 0, 0, 0, 0, 0, 0, 0, 281, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 651, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 560, 0, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 537, 0, 656, 0, 0, 467, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 438, 0, 0, 0, 585, 0, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 32, 98, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327, 0, 0, 0, 249, 0, 0, 0, 0, 0, 0, 600, 0, 0, 0, 0, 136, 0, 0, 0, 0, 0, 601, 0, 0, 0, 0, 0, 0, 0, 450, 456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 435, 0, 349, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 306, 0, 0, 337, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 574, 0, 0, 0, 451, 0, 0, 437, 0, 0, 0, 0, 0, 0, 645, 0, 0, 0, 581, 0, 0, 96, 0, 582, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 548, 499, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 304, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 650, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 649, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 660, 0, 0, 0, 0, 0, 598, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 338, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 647, 0, 0, 247, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 665, 665, 665, 665, 665, 665, 665, 664, 666]);
    var labelText = "orgmilcomschnetedugovdrrformsfeedbackofficialaccoorgmilschnetgovmagazinemediaunioncargopilotgroupcaarespressworksaerodromeworkinggroupair-traffic-controlaircraftaccident-preventioneducatormarketplaceambulanceinsurancecateringairportrepbodyenginesoftwaremodellingair-surveillanceconsultingchartertrainermaintenanceservicesdesignflightskydivingfreightassociationstudentgroundhandlingdgcafuelclubtaxicrewshowballooningexpresstraderbrokerauthoragentsairtrafficjournalistsafetyconsultantmicrolightaccident-investigationparachutingequipmentproductionfederationrecreationscientistnavigationengineertradingglidingleasingresearchpassenger-associationentertainmentparaglidinghangglidingaerobaticrotorcraftemergencycertificationgovernmentaeroclubexchangelogisticschampionshiphomebuiltcouncilconferencecontrolairlinecivilaviationjournalorgcomnetedugovcoorgcomnomnetobjofforgcomnetuwukiloappsframerorgmilcomnetedugovcoradioorgcomnetcommuneedogpbcoitgvorgedugov*spreviewfrontendrelayononstagingauthcloudsandboxupid*mtls*privatelinktypedreamdeveloperbravemochawindsurfaivenmirenupsunwnextbegetngrokclerkwale2bwebcsbrunputercrbtsflutterflowcloudzyrospawnbasesliplanemodelenceshiptodaymagicpatternsnetlifyondigitaloceanrailwayhostedclaudehasurabotdashretoolvercelgithubluyanigadgetreplitcloudflaretelebitedgecomputeevervaultexponyatnoopencrpplxzeaburwasmerframerzeropsrocketpreviewconvexmedusajsspritesagilevibesonherculeseasypanelstreamlitglideossnowflakemesserliloginlinehackclubcodepennorthflankbase44corespeedleapcellngrok-freeclerkstagelovableon-fleek*us-west-3ap-south-2us-central-2us-central-1eu-central-1ap-south-1us-west-2us-east-2eu-north-1ap-north-1us-west-1us-east-1*rcloudintsegorgmilcomgobbetnetintedugovturmusicasenasamutualcoopv6dnsip6uriurnin-addre164homeirisgovdixdaemoncloudnssthwien*inexexkunden4accogvormymyspreadshop4lima2ixortsinfofuturecmsfuturehosting12hpprivfuturemailinglima-cityfunkfeuer123webseitednshomemelmyspreadshopcloudletswasantqldvicactnswtascatholicwasaqldvictasidwasantozqldorgcomvicasnactnetedugovnswtasconfcomairflowlambda-urltransfer-webapptransfer-webappairflowtransfer-webapptransfer-webapp-fipstransfer-webappeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1privatenotebookstudiolabelingnotebookstudionotebooknotebook-fipslabelingnotebookstudionotebook-fipsnotebookstudio-fipsnotebook-fipsnotebookstudionotebook-fipsnotebookstudioeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2experimentsus-gov-west-1us-gov-east-1ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1onrepostsagemakercopporgmilcompronetintedugovbiznameinfoshoprsorgmilcomnetedugovbrendlyresolvenzauscotvstoreorgcomnetedugovbizinfoidacaicoittvorgmilcomschnetedugovinfocloudezproxysiteacmymyspreadshopkuleuvenwebhostingtransurl123websitecloudnsinterhostsolutionsddns5476103298edgfacbmlonihkjutwvqpsryxzbarsycoororgcomedumyftpno-iporxcloud-ipfor-somemmafanfor-morewebhopselfipjozidyndnscloudnsdscloudfor-thefor-betteractivetrailcoeconorestooteorgcomeconeteduassurmoneyafricaarchitectesrestaurantloisirstourismavocatsinfoagrounivcoorgcomnetedugoviatvdeportesaludtksatorgmilcomwebgobnetinteducienciaboliviarevistacooperativaempresanombreindustriamusicapatriamedicinademocraciapoliticapuebloindigenaplurinacionalarteblogwikiinfoagrotransportenoticiasprofesionalacademiaeconomiaecologiamovimientotecnologianaturalpagesappsgroksailsimplesitecepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesmscepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesms*biaamfmtcmptvfeirasampajampanatalbelemananiradiog12medindfndbmdtrdthepoaggfjdfdefinfenflegsegongengcngorgzlgslglogppgmillelqslcimcomnomadmjabimbbibbsbabcrectecsjcetcpscpvhudieticriapipsiecnbiorioecogeoteoodoproatoartfstmatvetdetbetnetcntnotfotgrueduajuespappreptmpemparqsrvadvdevgovntrturagrjorfarjusmusdesvixxyzcozfozslzbhzmaringasantamariacampinagrandegoianiasorocabafloripasaobernardocuritibaboavistarecifeaparecidasaogoncasalvadorcuiabamorenamacapalondrinacontagemsocialfortalmaceioleilaoosascoriobranconiteroi9guacutcheblogflogvlogwikitaxicoopmanauspalmascaxiasjoinvillebaruericampinassantoandreribeiraoriopretoweorgcomnetedugovv0windsurfshiptodaycloudsitecoaccoorgnetgovofmilcomgovmediatechzacoorgcomnetedugsjgovmydnspenfnlabnbmbgcbcqconcontnuyksknsmyspreadshopno-ipawdevboxbarsyonidatemfuinabusavinstanceseceuguukussryzespawncsxcloud-ipmyphotosfantasyleaguetwmailcleverappsscrappingccwucloudnsftpaccessgame-serverccgovobjectsrmalpgcust*svcalp1aeappenginermalpgmyspreadshop4lima2ixsquare7cloudscale123websitefirenet12hpflowgotdnslinkyard-cloudcloudnslima-citydnskingobjectstorageedaccogoorusorgcomnetintedua\xE9roportxn--aroport-byaassogouvcomilgobgovcloudnses-1eu-west-1us-east-1euvipit1eurarubait1s3lbwebsites3websiteru-spbru-mskelasticcsrunstnukukcaukusnl-ams-1fr-par-1fr-par-2functionsnodess3ddlwhmrdbfnck8sifrs3-websitecockpitscblmgdbdtwhkafkpubprivs3ddlwhmrdbk8sifrs3-websitecockpitscblmgdbdtwhkafks3ddlrdbk8sifrs3-websitecockpitscblmgdbdtwhkafkk8sscalebookpl-wawfr-parnl-amsbaremetalsmartlabelinginstancesdechk2kuleuvenlaravelvoorloperurownoxazapscwhstgrvaporonline-serverobservablehqelementorantagonistreclaimjoteluluencowaydiademjelasticmatlabmagentositetrendhostingaxarnetjenv-arubajelejoteravendbemergenttrafficplexconvexkeliwebserveboltbegetcdnstaticson-rancherprimetelonstackitunison-servicesdnshomelinkyardbarsyjelecloudnscocomnetgovmycn-northwest-1cn-north-1s3s3-accesspoints3-websites3s3-accesspointrdsdualstacks3-deprecatedemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspoints3s3-accesspointrdsdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicn-northwest-1cn-north-1cn-northwest-1ebcomputeelbcn-north-1airflowcn-northwest-1cn-north-1oncn-northwest-1cn-north-1amazonawssagemakeramazonwebservicesdirectasgdsdhehahljlnmhbacscahqhshhihnlnynsnmofjbjzjxjtjhkcqtwgsjssxnxjxgxxzgz\u7DB2\u7D61\u7F51\u7EDC\u516C\u53F8orgmilcomnetedugovxn--55qx5dcanva-appsxn--io0a7iquickconnectcanvasitekhsjxn--od0algcanva-codemyqnapcloudsrvrlessclustersrealtimestorageleadpagescarrdcrdorgmilcomnomnetedugovhidnssupabaserdpareplmypiumsoxmitotaplpagesfirewalledreplitowodevwebview-assetsvfswebview-assetss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9consent-portals3s3-accesspointdualstackanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstacks3-deprecateds3-websitebedrock-agentcores3-object-lambdaexecute-apibedrock-agentcores3s3-accesspoints3-websites3-accesspoint-fipss3-fipss3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9vfss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1us-northeast-1ap-southeast-1me-south-1af-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1mrapaccesspoints3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3eu-west-3ap-south-2eu-south-2computes3-ap-northeast-2elbrdss3-ap-east-1s3-sa-east-1s3-us-gov-west-1s3-eu-central-1s3-ca-central-1eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3s3-website-us-west-2s3-website-eu-west-1s3-external-1eu-central-1me-central-1ca-central-1il-central-1s3-us-west-1s3-eu-west-1s3-website-sa-east-1s3-website-ap-southeast-2ap-northeast-1ap-southeast-1s3-us-west-2s3-eu-west-2me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2s3-website-ap-southeast-1s3-1s3-globals3-ap-northeast-3eu-north-1airflowap-southeast-2s3-us-gov-east-1s3-fips-us-gov-east-1s3-me-south-1s3-ap-south-1ap-northeast-2s3-website-us-west-1ap-southeast-5s3-eu-north-1s3-ap-southeast-1s3-website-us-gov-west-1compute-1s3-eu-west-3us-gov-west-1s3-website-ap-northeast-1us-gov-east-1s3-fips-us-gov-west-1s3-website-us-east-1s3-ap-southeast-2ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3-us-east-2s3-ap-northeast-1authauthauth-fipsauth-fipseu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1eu-west-3eu-south-2ap-southeast-3eu-central-1ca-central-1ap-northeast-1ap-southeast-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5eu-west-1us-east-1ap-east-1sa-east-1csrframeservicesbuilderstg-builderdev-builder*ociocpocsazuregcpawsdemoinstanceeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1previeweu-4us-4us-1eu-1us-2eu-2us-3eu-3appss3-websitekrkrobjectprivateobjectkrkrskrkrsobjectkrprivateobjectkr-privatecomputepaasrag-cloudrag-cloud-chjcloudjcloud-ver-jpcdemonodebalancermembersipeuxvsoncillaocelotonzayalilynxsphinxfentigercustomercaracalsgkrobjectstoragedesgkrusobjectkrkr-naverkr-naver-devkrprivatewebsiteobjectkr-naverkr-privatekr-naver-devjpjpkrjp4jp5s3-website-jpjpkrjp4jp5objectprivateobjecto365cloudstaticxendevapp001testcode-builder-stgplatformmediasiteprojedrydpagesjsx0desazacncoitrueu4uhkukgrbrushatenadiarymyspreadshopfrom-flfrom-wvwebspace-hosttheworkpchatenablogcursorusercontentservesarcasmapplinzisakuratanwixsitefin-ncloudstoragegov-ncloudstorageappchizigiizeis-into-carsdnsiskinkyadobeaemcloudis-a-therapistpgfogmyvncdojinis-an-actress1kappfldrvkozowqa2jpnmexprgmrfirewall-gatewaydynnscafjsfbsbxooguyfrom-gawoltlab-demois-a-anarchistwiardwebteaches-yogadattowebtb-hostinglive-websiteservegamegotpantheonfrom-nhsubsc-payfrom-ohvipsinaappfrom-cadyndns-officeztna-dingtalkhomelinuxfrom-mahercules-appservebbsstreakusercontentfrom-okfrom-wyfastly-terrariumis-a-llamaqualyhqportalserveexchangeon-vaporvivenushopciscofreakgrayjayleaguesmetaaiusercontentfrom-iais-a-libertariansaves-the-whalestaveusercontentyolasiteoperaunitepoint2thisis-a-catererclaudeusercontentlinodeusercontentfrom-vagithubusercontentsells-for-lesshosteurcanva-appsplaystation-cloudddnsfreefrom-pafrom-prfrom-waddnskingoutsystemscloudhotelwithflightmydattois-a-nascarfanmydbserverminiserverdamnserverservehumouris-a-playerfrom-nvfrom-nmemergentagentgentappsamplifyappfrom-kyis-an-accountantnfshostserveircfrom-akpythonanywherestackhero-networkpostman-echolikescandydyndns-mailobservableusercontentserveftpfreeboxosfrom-utcdn77-storageamazonawsneat-urlnclouddyndns-serverlinodeis-a-teacherfrom-vtgleezemythic-beastsus1-pleniteu1-plenitla1-plenitpaywhirlservecounterstrikejdevcloudhealth-carereformis-into-animegoogleapisis-a-painterafricaisa-hockeynutatmetais-an-actora2hostedis-a-democratdatadetectest-le-patrondigitaloceanspacesis-a-designeris-a-hunterlinodeobjectstemp-dnsissmarterthanyoufrom-arsimplesiteevennodetownnews-stagingis-a-liberalgooglecodejelasticservemp3qualyhqpartnerdyndns-free1cooldnsest-a-la-masiondrayddnsdynuddnsfrom-orfrom-miis-a-bloggerfrom-himydobisscanvacodeis-an-engineerest-a-la-maisonupsunappdevinappswafflecellmyasustorwpenginepoweredfrom-ctservep2psame-appmyshopblocksthingdustdatalikes-piediscordsezis-with-thebandlpusercontentis-leetshopitsite3utilitiesis-a-personaltrainersinaappladeskis-a-cheflogoipselfipbase44-sandboxnospamproxyalibabacloudcsmesswithdnsauthgearappsiamallamawithgooglelutrausercontentmochausercontentframercanvasmytabitdyndns-homew-credentialless-staticblitzcpserverdiscordsaysis-a-nurseappspotatlassian-isolated-3premotewdfrom-mtwixstudiocode0emm180rmyactivedirectoryawsappsmytuleapdnsabrpolyspaceqbuserrenderbuiltwithdarkboutirgotdnsabrdnsdopaascanva-hosted-embedawsglobalacceleratorhomesecuritypcmyiphostditchyouripclever-clouddyndns-ipon-aptibleis-a-musicianhosted-by-filessecuritytacticsappspaceusercontenthomeunixstrapiappsame-previewcf-ipfsmycloudnaselasticbeanstalkis-certifieddontexistkasserverik-serverdrive-platformatlassian-3pfirebaseappncpstorageherokuappawsapprunnerbarsycenteris-a-cubicle-slaveservehttpmyshopifyis-a-guruquicksytessiiitesorsitesmagicpatternsappis-a-cpameteorappfrom-wiis-a-rockstarbumbleshrimpdattolocaldatabricksappsreadthedocs-hostedfrom-rifamilydsdyndns-picsmyoxypagesplesknsbplaceddnsaliasdynaliasdyndns-remotedoomdnsip-ddnsblogdnsis-a-doctorroutingthecloudamazoncognitobarsyonlinedsmynasddnsgurucloudflare-ipfsdeus-canvasfrom-idsmushcdnpagespeedmobilizerdyndns-at-homeunusualpersonhosted-by-previderis-a-republicandyn-o-saurstreamlitappworkisboringonthewificprapidqualifioappis-uberleetis-slickgetmyipwpdevcloudtypeformdyndns-at-workgentlentapismynascloudw-corp-staticblitzfrom-ingeekgalaxyservebeerfrom-mdonrenderspace-to-rentaivencloudappspacehostedwafaicloudcodespotblogspotatlassian-3p-us-gov-modfrom-ndfrom-msis-a-techieis-a-studentcustomer-ociis-a-photographerdurumisfrom-ksmassivegriddyndns-wikiis-an-entertaineris-a-hard-workermysecuritycamerafrom-mnrackmazedyndns-blogis-a-bulls-fanwritesthisblogfreemyipsimple-urlfrom-sdninjaneer-sitesreservdauthgear-stagingest-mon-blogueuris-into-gamesrice-labsxtooldevicesakurawebis-an-anarchistoraclecloudappsdyndns-worksells-for-urhcloudfrom-dcfastvps-serverwpmucdnis-a-geekscrysecfrom-txis-into-cartoonsmodelscapetrycloudflarelocaltonetstreak-linkbalena-devicesfrom-njforgeblocksfreebox-oswebadorsitefrom-ncdoesntexisthobby-sitestreaklinkshomesecuritymacownprovidertuleap-partnersdattorelaywphostedmailservequakeis-a-socialistservehalflifepivohostingdynuhostingquipelementsw-staticblitzdyndns-webfrom-deproject-studyis-not-certifiedhercules-devis-a-financialadvisoramazonlightsailservepicsis-a-greenloseyouripfrom-ilwithyoutubemwcloudnonprodwiredbladehostingdnsdojofrom-tnpixolinomyqnapcloudncloudstorageis-an-artisthostedpiis-a-landscaperauiusercontentoaiusercontenton-forgeis-a-conservativedreamhostersnet-freaksapps-1and1is-goneencoreapifastly-edgefrom-nesalesforcefrom-scdeployagentoraclegovcloudappsfrom-alis-a-lawyercechirevultrobjectsstufftoreadisa-geekddnsgeeklovableprojecttry-snowplowfrom-moblogsyteis-a-bookkeepernogmyforumravendbmyboxdeelementoredsaacficogoorinforgcomgobnatneteduidstoreorgcomnetintedudevnomepublorgcomneteduathgovtestscalculatorspaynowinfoquizzesresearchedcloudnsfunnelsassessmentsjscaleforcetmacltdorgmilcompronetgovbizpresseklogesrsccloudcustomfltusrcloude4corealmgovmunicontentproxy9metacentrumdyndyndyndnsdynpagespages-researchitionoccustomercomymyspreadshopipv64diskussionsbereich4limacomrubgov2ixfirewall-gatewayddnssspdnsbarsykeymachinesquare7myhome-serverspeedpartnercommunity-proschuldockxenonconnectg\xFCnstigliefernbwcloud-os-instancedyndnssecmy-routerxn--gnstigliefern-wobin-butterl-o-g-i-nisteingeekin-dslin-berlinin-brbfuettertdasnetzleitungsenin-vpnlcube-serverdyn-ip24logoipdyn-berlinruhr-uni-bochum12hpgoipsrvdnsfruskygit-repossvn-reposinternet-dnsg\xFCnstigbestellenhome-webserverxn--gnstigbestellen-zvbbplacedheimdnscosidnswebspaceconfiglima-citydyndns1istmeinvirtualuserschulplattformmy-gatewayddnsseclebtimnetztest-iservmein-iservvirtual-userhome64iservschuletaifun-dnstraeumtgeradeschulserverdynamisches-dns123webseitednshomehs-heilbronndnsupdaterbssgraphicdwadpdwdaepeweaawapaafpfwfabwbpbacwcpcciwebuserapiobjectssites*teamst3r2lpabymebravepanelngrokiservstglclcrmerpflypagesbarsyvivenushoplocalcertlocalplayerbearbloggatewaydeno-stagingis-not-ais-a-goodbotdashvercelmocha-sandboxplatter-appreplitgithubpreviewworkersinbrowserevervaultis-ahrsndenoxmitmodxmyaddrstorageapipayloadgrebedocruncontainersreliantlabsstgstagelclstageloginlineis-a-fullstackcodepenreliantpreviewleapcellngrok-freeis-coolpagelemonstoragewebharemediatechlibp2pdiscoursecomyspreadshopstoreregbiz123hjemmesidefirmcoorgcomnetedugovsldorgmilcomwebgobartnetedugovtmorgpolcomsocartnetedugovassoagrondiscoodontk12medcuegyecpaabgengorgmilgalsaltulcomadmesmgobpubdocmonfindgnriouioproartlatvetnetfotedulojgovntrturibrbarxxxofficialbasechefprofmktgpsictechinfoarqtcontdentrrpppsiqgit-pagesritmedfieorgcomlibprieduaipgovriikmeactvsportorgmilcomscieunnetedugovnameinfopintouchtawktotawkmyspreadshoporgcomnomgobedu123miwebcomputeorgcomnetedugovbiznameinfocognito-idptransfer-webappeusc-de-east-1onjelasticnxaspdnsbarsydirectwpdeuxfleurstransurldogadoprvwcloudnsamazonwebservicesdnshomeuserpartycokoobinmkmspaceviewfidymyspreadshopalandkapsiikixn--hkkinen-5wacloudplatformh\xE4kkinen123kotisivuidacorgmilcompronetedugovbiznameinforadioorgcomneteduusercocomexperts-comptablestmmyspreadshopgretaprdcomnomynhccifbxoshuissier-justicenotairesaeroportfreeboxoson-webavocatassoportgouvkdnschirurgiens-dentistes-en-franceavouesfbx-os123sitewebveterinairechirurgiens-dentistespharmacienchambagrimedecinfreebox-osdediboxgoupilemszicpyicpvicppleysheezypagesedugovcnpyorgcomcybllcpvtnetedugovtnxonlineschoolddnsdaemond6atcopanelorgnetplybotdashstackitkaasorgmilcomnetedugovbizmodltdorgcomedugovcoorgcomneteduappwriteacorgcomnetedugovcloudtranslateusercontentorgcomnetedumobiassoorgcomnetedugovbarsysimplesiteindorgmilcomgobneteduorgcomwebnetedugovguaminfonxhra\u6559\u80B2\u654E\u80B2\u7DB2\u7D61\u7F51\u7D61\u7EC4\u7E54\u7D44\u7E54\u7F51\u7EDC\u7DB2\u7EDC\u7EC4\u7EC7\u7D44\u7EC7\u516C\u53F8\u653F\u5E9C\u500B\u4EBA\u4E2A\u4EBA\u7B87\u4EBAltdorgcomincneteduidvgovxn--uc0ay4axn--55qx5dxn--mk0axixn--io0a7ixn--uc0atvxn--zf0avxxn--lcvr32dxn--od0algxn--wcvs22dxn--gmqw5axn--od0aq3bxn--mxtq1mxn--ciqpnxn--tn0agxn--gmq050iorgmilcomgobnetedufngocdnappvoatiiservwp2tempurlmircloudfreesitewpmudevmyfastgadgetcloudaccessjeleambahalfboltfastvpsemergenteasypanelopencraftizcombrendlynamefromrtpersoadultmedorgpolrelcomproartnetedufirminfoassoshopcoopgouvtmcomediahotelforumvideosportorgsexagrargameslakaseroticaerotikatozsdereklamcasino2000filmsuliinfoboltshopprivnewsszexcityutazasjogaszkonyveloingatlaneacaicogoormy\u1B29\u1B2E\u1B36milwebschnetkopbizzonedesaponpesxn--9tfkymyspreadshopgovmytabittabitorderravpageaccok12idforgnetgovmuniltdplcaccotttvorgcomnetmeca6g5gpgamubacaicniocoukuptverdruscsdelhiindorgmilcomwebnicfingenpronetintedugovresbizbiharbarsyinternetbusinessschooltravelsupabasealumnigujaratfirminfoaeropostbankcoopindevscloudnsno-ipbarsybarrell-of-knowledgebarrel-of-knowledgensupdategroks-thisdnsupdatefor-ourknowsitalldvrcammittwalddynamic-dnsv-infowebhopselfipdyndnshere-for-moreilovecollegemayfirstforumzcloudnsmittwaldservertypo3servergroks-theeusekd1cdndyndnsidrawsainaueuapjpusstagemocksysdevicesclientcustreservdcustdevdisrecprodtestingcowzbeebyteutwenteboxfusebravepstmndedynngrokorgmilcomnomnetedugovqcxqzzbarsythingdustmo-siemensrb-hostingfh-muenstergitbookbluebitecloudbeesusercontentnodeartterramindkiloappsforgerockdarklangresinstagingapigeebubbleb-datascryptedhypernodedappnodepantheonsitegitlabgithubkeeneticvirtualservercleverappshostyhostingon-rioedugitticketstelebitwixstudioon-k3sicp0icp12038jeleqotolairbubbleappsmyaddrstolosmyrdbxwebflowdrive-platformbeagleboardhasura-applolipopdefinimavaporcloudmusicianwebflowtestazurecontainerresindevicereadthedocsloginlineeditorxmoonscalesandcatsbasicserverwebthingsbrowsersafetymarkbeebyteappbitbucketidaccovistablogorgschnetgovxn--mgba3a4f16axn--mgba3a4fraarvanedge\u0627\u064A\u0631\u0627\u0646\u0627\u06CC\u0631\u0627\u0646jclaspeziapdudcefegelemeperetevebacanatavaparasabgagfgogrgpgalclblimfmrmcbmbvbfclcmcvcrcpcchlimifibicivipirisimncnbnanenrnpntnnolomobocoaogorosopotoptvtatctbtmtltotpusulunutpspapaqsvpvvvtvavvrtrsrprgrfrcrbrarorkrvstsssbscsmsispzczbzbozen-suedtirolmyspreadshopxn--bulsan-sdtirol-nsbxn--valledaoste-ebbtrentinoaltoadigetrentin-sued-tirolxn--forlcesena-c8axn--forl-cesena-fcbxn--bozen-sdtirol-2obtriestetrentinsuedtiroltrentino-s-tirollecceudineaostesienaparmaluccapaviagenoapaduaaostamonzaabruzzoternirietiturinmilanbozenlaziofermoleccocuneonuoropratola-speziavdataaligfvgpugmolcalcamlomumbsicpmnvenvaoedugovabrsarmaremrbastoslazibxosfirenzetrentinos\xFCdtirolval-d-aostavalle-aostamessinacremonaravennatoscanatrentin-suedtirolbolognacalabriaurbinopesarofriuli-v-giuliaogliastraxn--valle-aoste-ebblaquilaandriatranibarlettasyncloudxn--valle-d-aoste-ehbaostavalleyvalled-aostatrentino-alto-adigevallee-d-aostexn--balsan-sdtirol-nsbpistoiasicilialucaniacataniaiserniaperugiabresciaveneziagorizialiguriaimperiabulsan-suedtirolbalsan-suedtirolbarlettatraniandriaxn--trentino-sdtirol-szbforl\xEC-cesenatuscanyvall\xE9e-d-aostemantovavall\xE9e-aostecasertapiemontevalleaostaval-daostafriulivgiuliatrevisoforli-cesenavall\xE9edaosteferrarapescaravald-aostatrentino-altoadigefriuli-vegiuliavallee-aostecarboniaiglesiastarantomediocampidanovalleedaostetrentinosud-tirolcampobassotrentins\xFCd-tiroltrentinos\xFCd-tirolmonzabrianzatrentino-s\xFCdtirolxn--trentino-sd-tirol-c3bpotenzacosenzavicenzaemiliaromagnavenicefrosinonemarchepordenonetrentinosued-tirolvaresemolisevall\xE9eaostefriuli-veneziagiuliabasilicatalatinaanconasavonaveronamodenabiellabolzano-altoadigepugliafoggiaumbriatrentino-stirolgenovapadovamateranovararagusapiacenzatrentinostirolvalleeaostetempio-olbiasudsardegnatrentinsudtirolmassa-carrarafriuliveneziagiuliatrentinosuedtirolandria-barletta-tranitrapanixn--cesenaforl-i8amaceratacaltanissettaascoli-picenobrindisicarraramassacagliaririmininapolivibo-valentiachietibulsan-sudtirolbalsan-sudtiroltrentino-a-adigebulsanbalsaniglesiascarboniamilanotorinoteramodell-ogliastraarezzotrentinoalto-adigerovigotrentovenetoiglesias-carboniatrentino-sud-tirolaltoadigereggio-emiliareggio-calabriasardegnatranibarlettaandriapiedmontxn--sdtirol-n2amedio-campidanotrentino-s\xFCd-tirolfriuli-vgiuliafriuli-ve-giuliaromeennaromapisa32-b16-b64-blodiastibarineencomonaplesforlicesenailiadboxosalessandriasicilytrani-barletta-andriaxn--trentin-sdtirol-7vbpesarourbinotrentinsued-tirolcesena-forliforl\xECcesenaemilia-romagnamonzaebrianzaxn--trentinsdtirol-nsbtrentinos-tiroltrentins\xFCdtirolvalledaostaolbia-tempiocampidanomediovibovalentiasassarivalle-daostalombardysud-sardegnafriulivegiuliareggioemiliamonzaedellabrianzaalto-adigevercellitrentin-sudtiroltraniandriabarlettatrentino-sudtirolascolipicenobozen-s\xFCdtirolfriulive-giuliaflorencexn--cesena-forl-mcbcarbonia-iglesiasaosta-valleycarrara-massadellogliastratrentinoa-adigexn--valleaoste-e7apesaro-urbinoxn--trentinosdtirol-7vbxn--trentin-sd-tirol-rzbxn--trentinsd-tirol-6vbtrani-andria-barlettatrentin-s\xFCd-tirolxn--trentinosd-tirol-rzbgrossetomonza-e-della-brianzas\xFCdtirolreggiocalabriatrentinoaadigetrentin-s\xFCdtirolverbano-cusio-ossolafriuliv-giuliaverbaniacampaniatrentino-aadigefriulivenezia-giuliasardiniaandriabarlettatranibarletta-trani-andriacatanzarooristanourbino-pesarocesena-forl\xECvalle-d-aostacampidano-medio123homepagesiracusatempioolbiasuedtirollombardiaavellinocesenaforl\xECtrentinofriuli-venezia-giuliabozen-sudtirolandria-trani-barlettabulsan-s\xFCdtirolbalsan-s\xFCdtirolmonza-brianzabolzanotrentino-sued-tirolbellunosalernolivornocrotonesondriodnshometrentinsud-tirolmassacarraratrentin-sud-tiroltrentino-suedtirolviterbobergamocesenaforliolbiatempiopalermobeneventoagrigentoofcoorgnetfmaitvphdengorgmilcomschnetedugovperagrikanieasukehandachitatokaiaisaikonanoharuamaobuhigashiuraowariasahiinuyamatobishimaiwakurashitarainazawatoyonegamagorimihamatoyotataharakariyayatomioguchikomakimiyoshinishiotokonamekiyosuchiryutoyohashiokazakiisshikikasugaikotakiratoeianjotogofusosetohazutsushimashinshirotakahamanisshinshikatsuhekinantoyokawaichinomiyatoyoakeodateogataakitaikawakyowahonjoogayurihonjonoshirokamiokakatagamimitanegojomeyokotekosakadaisenkazunonikahohonjyomoriyoshimisatohappoukamikoanihachirogatahigashinarusesembokufujisatokitaakitaitayanagiowanitakkomutsutsurutahirosakigonoheoirasetowadamisawanohejiaomorishingohiranairokunohehashikamitsugarushichinohehachinohenakadomarisannohekuroishisakaeisumiasahiotakiinzaiabikomatsudoyachiyomutsuzawakujukuriomigawakashiwatoganemihamanaritasakuranagaramobarahanamigawachoshishiroichoseikozakishisuikatorimidorichonankyonanfuttsuonjukufunabashinagareyamanodasosatakochuotohnoshourayasukimitsuyokaichibayotsukaidosodegauratateyamakamagayayokoshibahikariyachimatakatsuuratomisatokisarazukamogawaichikawanarashinoichinomiyashimofusaminamibososhirakoichiharaoamishirasatoikatahonaiainansaijoseiyoiyoozuuwajimaniihamanamikatamasakiuchikokihokutobetoonshikokuchuomatsuyamaimabarikamijimakumakogenyawatahamamatsunosabaeikedaobamasakaifukuiohionotsurugamihamawakasaminamiechizeneiheijikatsuyamatakahamaechizensoedaukihaomutaokawanishiogoribuzenonojosueumiokiotochikugosasagurisaigawamizumakishinyoshitomikurumekurateyamadakasuganakamamiyamanogatatakatahakataiizukakawaratagawakasuyaashiyainatsukimunakataminamitsuikishonaikurogifukuchikeisenhigashimiyakoshinguyukuhashiokagakiyamekogaongausuikahotohochuotoyotsumiyawakadazaifuhisayamatachiaraiyanagawanakagawahirokawachikujochikushinochikuhochikuzennamieotamaokumashowateneiiwakikoorinangoononishigoshimogoomotegomishimafukushimaasakawakagamiishishirakawaiitatefutabahiratayugawahanawakitakatakawamatakunimiyabukibandaihigashihironoyamatomiharuyamatsuriaizubangedatesomaaizuwakamatsuyanaizuaizumisatonishiaizuizumizakikitashiobarataishinkaneyamakoriyamainawashirotanagurafurudonosamegawasukagawaishikawatamakawaikedaogakitaruiginanenahashimahichisonakatsugawaibigawashirakawamizunamiminokamomitakekawauesekigaharatomikasakahogikitagatayamagatatajimianpachimotosuyaotsukakamigaharahidakanisekitokigujominogodoyorogifukasamatsutakayamawanouchihigashishirakawakasaharashimonitatsumagoichiyodakannakanrashowameiwakiryuotaoratomiokafujiokaitakuranaganoharahigashiagatsumatakasakishibukawaminakamikatashinatsukiyonokawabanumataannakaoizumimidorishintoisesakiuenoyoshiokakusatsutakayamanakanojonanmokutamamuratatebayashimaebashiotakekaitadaiwahongofuchukuietajimashobaramiharahatsukaichihigashihiroshimamiyoshikumanokurenakasakaseraseranishiasaminamifukuyamashinichionomichiosakikamijimajinsekikogentakeharaotobenanaeikedatohmaozoraobiraabirakyowaeniwataikibibaisharirebunerimohiroooketootarupippunishiokoppechitosefurubirahakodateshiranukakitahiroshimakushiroobihironanporoiwamizawaniikappukunneppufukushimanakasatsunaitoyourakuromatsunaiakabirakamisunagawashibechaurakawakamifuranonakatombetsuasahikawashimokawakayabeokoppebiratoriabashirisaromaatsumanumatahidakabifukamukawamikasahorokanaitoyotomisarufutsuhigashikawaishikarikitamiyoichiesashiiwanaitomariminamifuranoakkeshifuranotoyakoyakumootoineppushikaoishiraoinemuronayorohaboroashorobihororishirifujiutashinaihokutotakasuebetsuurausuassabukikonaishimamakinaiedatetoyabieinikiesanuryuoumuteshikagarikubetsuashibetsukimobetsuaibetsutobetsusobetsuembetsushimizuchippubetsurishirihokuryuhoronobeshintokutsubetsushibetsuhonbetsumombetsutsukigatakuriyamakoshimizushiriuchikutchanmurorannoboribetsukamishihorowassamushinshinotsukembuchiwakkanaikamoenaikiyosatotakinoueshikabesunagawafukagawanakagawatakikawakamikawahigashikagurahamatonbetsumatsumaemoseushirankoshishakotanimakanemashikeotofuketomakomaisandatambaitamiawajikasaiasagoshisoonoakoyashirotoyookaminamiawajiinagawafukusakitakasagokamigorikasugaharimayokawaashiyahimejiakashitaishiaogakisannantakinosumototakarazukanishinomiyashingugoshikinishiwakiyokatakaaioimikisayoyabukawanishiamagasakisasayamashinonsenkakogawaichikawakamikawatatsunotsukubaiwamaogawaasahisakaitokaioaraiitakobandodaigosuifuinaamikasumigaurakashimaomitamayachiyoshimodatetomobetoridehitachinakainashikisakuragawakasamayawaramoriyahitachiomiyanamegatayamagatahitachikamisuushikutakahagiibarakitonekoganakasowayukimihojosomitoryugasakishimotsumafujishirotsuchiurachikuseihitachiotashirosatotamatsukuriuchiharashikahakuinanaotsubatawajimakahokukawakitatsurugikaganominotosuzuuchinadakomatsuanamizunakanotohakusannonoichikanazawaiwateshiwafudaikawaimoriokaofunatohanamakikuzumakikitakamininohekunoheyamadayahabasumitaichinosekitanohatahiraizumirikuzentakatajobojiotsuchihironomiyakoiwaizumikarumaiichinohenodakujitonooshushizukuishifujisawamizusawakamaishikanegasakimannoutazukotohiraayagawazentsujihigashikagawauchinomikanonjisanukimarugamemitoyotakamatsutadotsunaoshimatonoshoakuneamamiizumihiokiyusuikinkoisasookouyamanakatanekagoshimakanoyaisenkawanabeminamitanemakurazakitarumizunishinoomotematsumotosatsumasendaioimatsudaayaseebinamiurazushinakaiodawaraiseharasagamiharahakoneaikawakaiseiatsugitsukuihadanoyamatoyamakitazamaoisochigasakininomiyayokosukakamakuraminamiashigarafujisawasamukawakiyokawahiratsukayugawaraokawaumajikochitsunootoyoakiinonishitosayasudahidakamiharasakawaniyodogawahigashitsunokagamigeiseisusakiotsukinaharisukumomurototosakamiochitoyotosashimizumotoyamanankokunakamurakitagawayusuharaogunichoyoukiasoutoozugyokutoamakusamifunetakamoriyamagaminamataminamiogunikikuchisumotoyamatonagasumashikiaraokumamotokamiamakusanishiharayatsushiroayabeseikasakyoideineujinakagyokameokakyotangokyotanabekyotambaminamiyamashiroyamashinatanabeyawatawazukaminaminantanmiyazuhigashiyamafukuchiyamakitamukokamojoyokizumaizuruujitawaraoyamazakinagaokakyokumiyamakawagoeinabeshimameiwaasahitaikiudonoisetsukisosakikuwanamihamamiyamasuzukatamakimisuginabarikumanokomonominamiisewataraitobakiwatakikihotadomatsusakayokkaichikameyamaureshinoishinomakishichikashukuohirataiwaosakizaohigashimatsushimashikamaiwanumashibataogawaraonagawakawasakiseminemarumoriminamisanrikukakudamuratawakuyatomiyanatoriwataritagajomisatotomekamirifushiroishimatsushimayamamotoshiogamafurukawahyugaebinotsunosaitoayakushimanobeokakitauramiyazakitakazakigokaseshiibamimatashintomikunitomikitakatakobayashikawaminamitakaharukijotakanabemiyakonojonishimeranichinankitagawakadogawamorotsukakisofukushimaminamimakisakaeobuseikedaogawamiasaokayaasahiotakiotarichinoinaomichikumakomaganechikuhokukaruizawayasuokaooshikaikusakaminamiaikitogakushimatsukawakawakamitateshinatakamorikitaaikishiojirimiyadahakubaiizunaiijimaiiyamamiyotasuzakayasakatoguraookuwanagawaminowahirayayamagataminamiminowafujimiomachisakakitakaginaganonakanosakuhokomoronagisoshinanomachiwadauedaiidaharasuwatomiachiaokianankisosakunozawaonsenagematsutakayamashimosuwamatsumotoyamanouchinakagawamochizukiazuminotatsunoobamaomuraseihiunzenosetofutsuikichijiwanagasakiisahayahasamisaikaikawatanasasebohiradokuchinotsugototogitsutsushimashimabarashinkamigotomatsuurayamazoekashibaikomakawaitenrioyodosangokoryoudaojiikarugayamatokoriyamatenkawakatsuragikurotakikawakamimiyakemitsuetakatorikamikitayamayamatotakadahegurishinjokanmakisakuraitawaramotogoseoudanarasoniandokawanishishimoichihigashiyoshinokashiharashimokitayamanosegawayoshinomintsivorytopazsakuragehirnsumomoaseinetopalmail-boxmokurenyoitamuikaojiyagosensanjoaganomyokoseiroagaomishibataniigatanagaokamurakamiuonumayuzawakariwatagamitainaitsunanminamiuonumatochioyahikojoetsuseiroukamosadoizumozakitokamachiitoigawasekikawakashiwazakitsubamemitsukekokonoesaikiusukibeppuusahimeshimakunisakihasamataketatsukumihitaoitahijikusuyufukujukamitsuebungoonobungotakadaibaraniimibizentsuyamaokayamakasaokahayashimayakagemaniwaakaiwamisakishinjotamanotakahashikibichuowakesojanagishookumenannishiawakurakurashikiasakuchisetouchikagaminosatoshotomigusukunakagusukuyaeseizenaurumaiheyaaguniogiminanjokinminamidaitokitanakagusukuyonaguniokinawaishigakikunigamiurasoekadenataramahiraraginozataketomishimojizamamitonakiitomanhigashimotobuyonabarugushikamionnanahanagohaebarukumejimakitadaitonakijinnishiharayomitanginowantokashikiishikawaikedasuitaminohizuminishisakaikananabenodaitoosakasayamayaokishiwadatadaokakaizukatondabayashichihayaakasakakumatorikadomasayamahigashiosakashijonawatehirakatataishimisakitajirihannansennankatanotoyonominatosettsuhigashiyodogawaibarakinosekitachuohigashisumiyoshifujiiderakashiwaraizumiotsutoyonakamatsubaramoriguchiizumisanoshimamototakatsukineyagawahabikinotakaishikawachinaganoyoshinogarikamiminearitaouchiimarihizenogikashimaariakekiyamafukudomikitagatakitahataomachigenkaikanzakinishiaritakyuragisagataratosutakushiroishikaratsuhamatamakouhokukawagoeyoshidasatteogoseirumaasakaurawaogawaniizaomiyayoriiotakishikihonjooganohannohanyuinasaitamaokegawaarakawayoshikawayokozehasudasayamahidakafukayachichibuiwatsukiryokamiyoshimikamiizumifujimiwarabiranzanmiyoshiminanoyashiosakadosugitomisatohigashichichibutodasokakukiyonokazoshiraokakasukabekounosukawajimatsurugashimamiyashirokitamotohatoyamamoroyamahatogayakumagayakawaguchinagatorokamisatomatsubushinamegawatokigawakamikawafujiminohigashimatsuyamakoshigayatokorozawas3isk01isk02ryuohkoseikonanaishorittotakashimamaibarahikonetorahimenishiazaikokagamokotoyasuotsukusatsunagahamamoriyamatoyosatotakatsukinotogawaomihachimanhigashiomiakagiunnanizumogotsuamayatsukakakinokimatsuehamadamasudahikawahikimiokuizumoyasugiyakumomisatotamayuohdahigashiizumookinoshimanishinoshimatsuwanoshimaneshimadafujiedayoshidashimodagotembaiwataatamikosaiyaizuitoizumishimahaibaramakinoharaomaezakikawanehonkannamisusonohigashiizufukuroinumazukawazufujiaraishizuokahamamatsushimizuizunokunimatsuzakimorimachiminamiizunishiizukikugawakakegawafujikawafujinomiyaujiietsugaoyamayaitaohiranikkoashikagakuroisokanumasakurashioyakarasuyamamotegiichikaikaminokawatochigihagamokanogisanobatonasumibunasushiobaranishikatautsunomiyaiwafunemashikoshimotsukeohtawaratakanezawaitanokomatsushimatokushimaichibaminamiaizumiwajikikainanmiyoshinarutomimamugiananmatsushigesanagochishishikuinakagawamachidachiyodakomaefussainagitaitochofufuchuomeotahigashiyamatotoshimaokutamaaogashimakodairaedogawaarakawahachiojishinagawatachikawashibuyasuginamihinodekiyosesumidaoshimanerimamitakahamuraadachinakanomizuhobunkyomegurominatokoganeihigashikurumekokubunjihigashimurayamamusashimurayamatamakitahinochuokotokatsushikakouzushimaogasawaraakishimakunitachishinjukusetagayamusashinohachijoitabashiakirunohinoharachizunanbukotouramisasawakasayonagokogehinoyazutottorinichinansakaiminatokawaharaoyabetairainamiasahinantoimizufuchutakaokakurobeyamadajohanatoyamatonaminyuzenfunahashinakaniikawanamerikawaunazukitogahimiuozufukumitsutateyamakamiichiiwadearidayuasainamitaijikatsuragiaridagawatanabemihamahidakakainankiminomisatoshingushirahamakamitondayurakozakoyagobokitayamawakayamakudoyamahashimotokushimotokozagawahirogawakinokawanachikatsuurarsuseroeoishidasagaeoguniasahinagaitendonanyoobanazawanishikawasakataohkuratozawamikawamamurogawayamagatafunagatatakahatashonaishinjokahokuiideyuzakawanishitsuruokakaminoyamayamanobeshiratakamurayamanakayamakaneyamahigashineyonezawasakegawamitouubeyuuabushimonosekitabuseoshimatoyotaiwakunihikarishunannagatohagihofukudamatsutokuyamashowadoshitsurunanbukoshukaiminami-alpsnirasakikosugeotsukioshinohokutominobuyamanashifuefukichuokofuichikawamisatoyamanakakonakamichitabayamanishikatsuranarusawafujikawahayakawafujiyoshidafujikawaguchikouenohara\u9577\u91CE\u4EAC\u90FD\u5C90\u961C\u5927\u962A\u4E09\u91CD\u7FA4\u99AC\u5343\u8449\u6ECB\u8CC0\u4F50\u8CC0\u5948\u826Fadednelgaccogogror\u79CB\u7530\u611B\u77E5\u9AD8\u77E5\u57FC\u7389\u6C96\u7E04\u6803\u6728\u718A\u672C\u5CA9\u624B\u9752\u68EE\u5C71\u68A8\u65B0\u6F5F\u5CF6\u6839\u9CE5\u53D6\u9577\u5D0E\u9999\u5DDD\u5BAE\u57CE\u77F3\u5DDD\u5927\u5206\u5BAE\u5D0E\u8328\u57CE\u5C71\u53E3\u5175\u5EAB\u5C71\u5F62\u5FB3\u5CF6\u5E83\u5CF6\u798F\u5CF6\u798F\u5CA1\u5CA1\u5C71\u5BCC\u5C71\u9759\u5CA1\u611B\u5A9B\u798F\u4E95\u6771\u4EACxn--4it168dhatenadiaryxn--vgu402ckawaiishophatenablogcocottenamaste\u5317\u6D77\u9053penneehimeiwateversestabachibashigagonnagunmapermahaccaakitaosakauh-ohblushkochiaichifukuikuroncapooitigohyogotokyokyotopunyuthickcheap0t00g00j0mie2-ddaapyawjg0amfemsubxiiboomoobutchueekpgwrgrherskrboyrdyupperunderflierchipsmydnsheavyangryhippygirlyrulez\u795E\u5948\u5DDD\u9E7F\u5150\u5CF6\u548C\u6B4C\u5C71bambinaxn--nit225kokayamasaitamaxn--k7yn95exn--1lqs03nsapporoparasitelolipopmcxn--efvn9sniigatafukuokatokushimafukushimahiroshimakagoshimafakefurokinawaxn--8pvr4ucoolblogxn--0trq7p7nnkawasakinagasakimiyazakichilloutxn--8ltr62kxn--klty5xpeeweezombiecutegirlxn--rny31hxn--uuwu58axn--ntso0iqx3axn--djrs72d6uytoyamanikitanyantakagawamimozanagoyaboyfriendxn--2m4a15egreaterchowderegoismyamagatafashionstorexn--elqq16hxn--pssu33lsendaimiyagixn--rht27zpecoriaomorisaloonwatsonvivianxn--djty4knobushipigboatnaganopinokoxn--f6qx53asadistvelvetsecretxn--5js045dchicappayamanashiibarakidigickgirlfriendxn--1lqs71dmongolianxn--c3s14mxn--qqqt11mtochigixn--5rtq34kparallelo0o0mondkobesagabonadecaoitanarafoolkilldecimainhiholomosblokilociaoundopupugifutankcrapflopnooroopsmodsholyjeezstripperpepperbittershizuokaxn--rht3dkitakyushureadymadeicurusversusmatrixxn--rht61ehungryfloppygloomycrankyhandcraftedlittlestarxn--klt787dxn--kltx9awhitesnowsunnydaytottorilovepoptheshopbuyshopxn--5rtp49cxn--d5qv7z876cwebaccelxn--kbrq7oxn--4pvxsxn--1ctwolovesickkumamotocatfoodxn--tor131oyokohamawakayamatonkotsuxn--ehqz56nxn--uist22hxn--6btw5axn--kltp7dyamaguchifrenchkisspussycatxn--4it797kxn--uisz3gbabybluexn--zbx025dnetgamersxn--7t0a264ckanagawaxn--6orx2rishikawaxn--ntsq17ghalfmoonschoolbusjellybeanxn--mkru45iusercontentlolitapunkxn--32vp30hsakurastoragehokkaidoshimanecandypopbabymilksupersaleweblikeraindropbackdropwebsozaikikirarahateblodaynightmeneacsccogoormobiinfoaeusxxorgmilcomnetedugovorgcomnetedugovbizinfotmprdorgmilcomnomedugovassnotairespresseassocoopgouvveterinairemedecinpharmaciensorgnetedugovtraorgcomedurepgovmeneperekgacscaiiocogoitoresmshsseoulbusanulsandaeguc01milvkimmvchungnamjeonnamjeonbukeliv-dnsgyeonggijejueliv-cdnincheondaejeongangwongyeongbukgwangjuchungbukgyeongnameliv-apicoeduindorgcomembnetedugovorgmilcomnetedugovjcloudorgcomnetintedugovperbnrinfocooyorgcomnetedugovethipfscanvamypepethw3sstorachakeeneticjoinmcinbrowserdwebcyonnftstoragemyfritzaemewphlxachotelltdorgcomwebsocschngonetintedugrpgovassnomgacsccoorgnetedugovbizinfo123websiteidorgmilcomasnnetedugovconfidmedorgcomplcschnetedugovaccoorgnetgovpresstmassoirseproxaccosoundcasthoptocraftvp4c66orgnetedugovitsxwxmcdirmyboxbarsyedgestacksynologylogintoopencloudnohostwebhopdiskstationi234tcp4hoocgroknoipprivmydsddnsdnsforlohmustransipdscloudfilegear-sgbrasiliafilegearframerbarsybarsyonlinecoprdorgmilcomnomedugovinforgcomnetedugovnameacprorgcomartnetedugovpresseinfoassoinstgouvorgnycedugovbarsydscloudjuorgcomnetedugovminisiteaccoororgcomnetgovorgmilcompronetintedugovbizmuseumnameinfoaerocoopaccoorgcomnetintedugovbizcooporgcomgobneteduorgmilcomnetedugovbiznameaccoorgmilneteduadvgovcoorgcomnetaltgovforgotherhiskeeneticispmanagernomassoprod5476132eastasiacentraluswesteuropewestus2eastus2pnortheurope-01newzealandnorth-01southindia-01southcentralus2-01norwaywest-01eastus2-01westus2-01australiaeast-01italynorth-01israelnorthwest-01swedencentral-01westeurope-01centraluseuap-01taiwannorthwest-01uaecentral-01northcentralusstage-01israelcentral-01mexicocentral-01canadacentral-01austriaeast-01germanywestcentral-01francecentral-01ukwest-01denmarkeast-01polandcentral-01eastus-01westus-01swedensouth-01eastus3-01westus3-01brazilsouth-01centralus-01francesouth-01australiacentral-01westindia-01uaenorth-01jioindiacentral-01canadaeast-01belgiumcentral-01spaincentral-01koreacentral-01chilecentral-01qatarcentral-01westcentralus-01eastus2euap-01norwayeast-01southafricanorth-01brazilsoutheast-01germanynorth-01switzerlandnorth-01switzerlandwest-01japanwest-01southafricawest-01japaneast-01eastasia-01indiasouthcentral-01taiwannorth-01centralindia-01uksouth-01southcentralus-01northcentralus-01eastasiastage-01indonesiacentral-01australiacentral2-01australiasoutheast-01malaysiawest-01koreasouth-01southeastasia-01southeastus5-01northeastus5-01jioindiawest-01rucdnwest1-usfra1-desandboxjls-sto1jls-sto3jls-sto2aglobalabglobalsslmapprodfreetlsmapvpslon-1lon-2ny-1fr-1sg-1ny-2paassnwebpaashostingjelasticnordeste-idcsocuserpagescwebfileblobservicebuscoreatlricnjsjelasticwebsitestoragesezagbinruhuukjptsmyspreadshopmynetnameakamaiorigin-stagingfrom-coipv64dynv6cdn77serveblogadobeaemcloudhicamsprytdnsupno-ipownipde5ovhicpfirewall-gatewaysytesmypsxbarsyusgovcloudapimyamazemyradwebakamaihdsaveincloudfastlylbfrom-lasubsc-paysquare7in-the-bandblackbaudcdnhomelinuxoninfernoctfcloudservebbsdns-dynamiccloudfrontakamai-stagingipifonyham-radio-opsenseeringclickrisingcommunity-profrom-nylocalcertgrafana-devedgesuite-stagingcloudflareanycasteating-organicatlassian-devmydattofeste-iplocaltotorprojectknx-serveredgekeycloudflareglobalcloudyclustercasacamserveftpakamaized-stagingakamaiorigindns-cloudmyeffectboomlabotdashbuyshousestwmailhetemlazure-mobilein-dslthruhereredirectmedynuddnsbouncemesupabaseluyanicloudappakamaicloudfunctionsdebiannhlfanpgafanstatic-accessin-vpnmysynologymafeloappudohomeftptrafficmanagersiteleafseidatmemsetcloudflarecloudaccesskeyword-onazure-apiis-a-chefdoes-itgets-itwebhopselfiphomeipkicks-assedgesuitewindowsserver-ontunnelmolemydissentscrapper-sitecloudflarecnuni5srcfggffiobbzabchrsndenodynuopikddnsvpndnsakadnselastxkinghostvps-hostfastlyhomeunixazureedgeshopselectdontexistmyfritzcloudjiffyalwaysdatasells-itsquaresbroke-itazurefddattolocalat-band-campmeinforumfamilydsazurestaticappsdefinimabplaceddnsaliasdynaliasnow-dnsblogdnsroutingthecloudendofinternetdsmynasakamaiedgemymediapcadobeio-staticakamaiedge-stagingakamaihd-stagingddns-ipprivatizehealthinsurancelive-onkrellianschokokeksmassivegridmysecuritycamerarackmazeserveminecraftfrom-azis-a-geekakamaizedmoonscaleoffice-on-theusgovtrafficmanageradobeioruntimeedgekey-stagingreserve-onlinechannelsdvrdnsdojousgovcloudappcdn77-sslapps-1and1podzoneazurewebsitesdynathomescaleforceyandexcloudvusercontentisa-geekcdn-edgescoaemalcesappwriteazimuthtlonarvobuiltwithrocketnoticeablestorecomwebrecnetperotherfirminfoartslgdloncogoiltdorgmilcolcomplcschgenngonetedugovbiznamefirmmobiacincoorgmilcomnomwebgobnetintedubizinfocomyspreadshopdemongovtransurl123websitehosting-clusterkhplaycistrongsnesosvalerv\xE5lerxn--vler-qoaossandeheroysandeher\xF8yb\xF8boheroyher\xF8yxn--hery-iraxn--b-5gavalerb\xF8boxn--b-5gasandesandexn--hery-iraxn--vler-qoav\xE5lerh\xE5re\xE5laahavaofsfvfhlolnlalrlhmfmtmahcostntbu\xE5strmreigersundmyspreadshopg\xE1ls\xE1eidsvolltingvollgildeskalflor\xF8vads\xF8vard\xF8vanylvenxn--bhccavuotna-k7astrandaxn--kvnangen-k0axn--sknland-fxaxn--mosjen-eyarakkestadhyllestadnannestadvevelstadvaapstenordre-landsondre-lands\xF8ndre-landtjieltexn--vrggt-xqads\xF8r-aurdalsor-aurdalheradstordmoldefordef\xF8rdeseljefedjeryggehemnexn--krehamn-dxasognegranes\xF8gnebrynetjomevallebykletokkegiskedovretj\xF8mehob\xF8lvoldasaudatolgas\xF8mnaviknad\xF8nnasomnadonnatranafrananesnaraumasmolatr\xE6nafr\xE6nalesjasm\xF8la\xF8rstaorstahitrafloraaukraloppafr\xF8yarissasnasahalsagalsaromsaraisar\xE1isafroyasn\xE5sagronghobolfjelltydal\xE5rdalardalaskimharamkraanghkekr\xE5anghkesorumbarumhurumb\xE6rums\xF8rummodums\xE1l\xE1tb\xE1l\xE1tfrognbjugnv\xE5ganvagangulenskienl\xF8tenlotenstrynvefsnxn--merker-kuaskaunsveiob\xF8mlobomloskj\xE5kvardoflorovadsosalatbalats\xE1latkl\xE6buklabuselbubarduulvikskjakkleppris\xF8rxn--nttery-byaefl\xE5eidflahofmilgolholsellomskifetvikdepvgsfhsaskerrisorhamarasnes\xE5snesr\xF8rosrorosxn--slat-5namasoynaroyvaroyluroydyroyaskoyradoyandoyrodoymeloyrad\xF8yand\xF8yr\xF8d\xF8ymel\xF8yask\xF8ylur\xF8ydyr\xF8ym\xE5s\xF8yv\xE6r\xF8yn\xE6r\xF8yhoylandeth\xF8ylandetdivtasvuodnal\xF8renskoglorenskognesoddtangenxn--tjme-hraxn--smla-hraxn--stjrdal-s1aunjargalillehammerunj\xE1rgaxn--hamary-fyadavvenjargaxn--bearalvhki-y4a123hjemmesidegjerdrumxn--brnnysund-m8acxn--tnsberg-q1axn--mlatvuopmi-s4axn--snsa-roaxn--skierv-utaxn--brum-voatysfjordkvafjordeidfjordkv\xE6fjordsongdalenmjondalenmj\xF8ndalenxn--gls-elackragerog\xE1\u014Bgaviikagangaviikas\xF8rreisasorreisas\xF8r-varangersor-varangerxn--risr-iraskiervaxn--frna-woaxn--trna-woakvinesdalleksvikleirvikr\xF8yrvikroyrviksvelvikvenneslaevje-og-hornnessandnessj\xF8enmarnardalvindafjordsandefjordenebakksnillfjordullensvangxn--trany-yuabr\xF8nn\xF8ysundnamsskoganaustevollxn--stjrdalshalsen-sqbnord-aurdalnord-frontr\xF8gstadtrogstadgrimstadflakstadgjerstadxn--sandy-yuaxn--leagaviika-52bnore-og-uvdalvegarsheixn--rlingen-mxaxn--ggaviika-8ya47hveg\xE5rsheikarlsoykvitsoymasfjordenhamaroyinderoyosteroydavvenj\xE1rgasauheradguovdageaidnuxn--vre-eiker-k8abronnoysiellakkr\xF8dsheradkrodsheradkvinnheradbr\xF8nn\xF8yxn--mtta-vrjjat-k7afxn--lrenskog-54akvits\xF8yv\xE1rgg\xE1tkarls\xF8yoster\xF8yinder\xF8yhamar\xF8ybronnoysundxn--aurskog-hland-jnbbahccavuotnab\xE1hccavuotnagiehtavuoatnastor-elvdalmidtre-gauldalxn--gildeskl-g0akarasjokevenassixn--bievt-0qaxn--yer-znalebesbynessebyxn--hbmer-xqamalselvm\xE5lselvxn--unjrga-rtam\xF8re-og-romsdalmore-og-romsdalhareidmeland\xF8rlandorlandstrand\xE5lg\xE5rdsolundalgardafjord\xE5fjorddielddanuorrikautokeinoxn--stre-toten-zcbskodjeaejriestangeliernebamblestokkefauskesn\xE5asesnaasekongsvingerlangevagberlevagxn--flor-jrahattfjelldalostre-toten\xF8stre-totenvestfoldxn--mely-ira\xE1laheadjualaheadjunordreisaxn--troms-zuaxn--lgrd-poacporsangerflatangerstavangerleikangerbremangersamnangergieldakarasjohkaxn--rdy-0nabfrostautsirasnoasatromsaxn--sr-aurdal-l8aflekkefjordj\xF8lsterjolsteraremarkhedmarkn\xE5\xE5mesjevuemienaamesjevuemiexn--vard-jrarollagmer\xE5kermerakerorskog\xF8rskogxn--bdddj-mrabd\xE1k\u014Boluoktaxn--osyro-wuaaknoluoktatrysilskjerv\xF8ymandaljondalbindalrindalmeldalsuldalorkdalsigdalalvdall\xE6rdalhurdalsirdalverdallerdallardaloppdal\xE5seralaseralhadselkrager\xF8divttasvuotnaoverhallasteinkjerxn--hnefoss-q1askedsmokorsettroms\xF8xn--dyry-iravestre-totenmuseumxn--sandnessjen-ogbrahkkeravjufylkesbiblb\xE1jddarbajddarxn--laheadju-7yarennes\xF8yxn--koluokta-7ya57hxn--hgebostad-g3aleirfjordstorfjordbalsfjordb\xE5tsfjordbatsfjordmuos\xE1tbiev\xE1tloab\xE1tk\xE1r\xE1\u0161johkan\xF8tter\xF8yxn--mjndalen-64anordkappl\xE1hppilahppialstahaugsiljanverranr\xF8ykenroykenhaldenlyngenbergenhortenh\xF8nefosshonefosstroandinbeiarnvarggatosoyroos\xF8yrotromsoidrettmuosatbievatruovatloabatvoagattynsetnessetxn--indery-fyask\xE1nitskanitraholtr\xE5holtxn--ystre-slidre-ujbandebusarpsborgbearduxn--karlsy-fyahordalandjorpelandj\xF8rpelanddeatnuringsakers\xF8r-odalsor-odalxn--slt-elabringerikeaudnedalnittedalnissedalhemsedalslattumsurnadalxn--blt-elabelverumstj\xF8rdalnaustdalhjartdalgj\xF8vikfyresdalhasviknarviklarvikgjovikmalvikgamviklenvikporsgrunnstjordalengerdaldrobakdr\xF8bakxn--msy-ula0hvestvagoyxn--vgan-qoaxn--ryken-vuaxn--lten-graxn--stfold-9xaxn--hpmir-xqaxn--lury-iram\xE1latvuopmimalatvuopmitysv\xE6rkirkenesbirkenesmoskenesb\xE1id\xE1rxn--fjord-lraxn--rdal-poabahcavuotnab\xE1hcavuotnaxn--frde-gralind\xE5sbearalvahkixn--hobl-irar\xE1hkker\xE1vjuxn--loabt-0qav\xE5g\xE5\xE1lt\xE1bod\xF8sundlundrader\xE5deetnetimeholeauregrueoddavagavegaranatanaarnasolasulaaltalekafusavangbergkvam\xE5mliamlibokntinnroangranosenoslobodor\xF8stroststat\xE5motamotivgupriv\xF8yeroyerliermossvossxn--nvuotna-hwalusterlunnermarkerh\xE1bmerhabmerhvalerfjalerxn--rholt-mratysvarbaidarfitjargaularh\xE1pmirhapmirmelhusfosnes\xF8ksnesoksnestysneshemnesevenesflesbergeidsbergtonsbergt\xF8nsberglindasxn--sndre-land-0cbnamsosxn--srum-gra\xF8ystre-slidreoystre-slidrevestre-slidretrondheimbalestrandxn--langevg-jxaaustrheimxn--skjk-soavagsoyaveroysandoykarmoyfinnoytranoyvestbytranbysykkylvenxn--hyanger-q1aspjelkavikandasuoloxn--fl-ziaxn--drbak-wuastathellexn--sr-varanger-ggbtelemarkxn--bhcavuotna-s4axn--porsgu-sta26f\u010D\xE1hcesuolocahcesuoloakrehamn\xE5krehamnsand\xF8ykarm\xF8yfinn\xF8ytran\xF8yv\xE5gs\xF8yaver\xF8ynamdalseidxn--lesund-huabadaddjaxn--vegrshei-c0axn--btsfjord-9zagildesk\xE5lporsanguxn--trgstad-r1an\xE1vuotnanavuotnahammerfestxn--sgne-graxn--brnny-wuacibestadharstadnarviikaeven\xE1\u0161\u0161ivestnesgjemnessandnesagdenesrennesoyxn--avery-yuaxn--tysvr-vrabearalv\xE1hkikongsbergspydebergrandabergxn--andy-iradavvesiidaxn--krdsherad-m8apors\xE1\u014Bgufredrikstadbjerkreimringeburennebuaurskog-holandnotteroyxn--vgsy-qoa0jxn--rmskog-byaskierv\xE1ivelandbyglandfrolandaurlandforsandxn--bjddar-ptamidsund\xE5lesundalesundfetsundfarsundovre-eiker\xF8vre-eikerakershusxn--moreke-juas\xF8rfold\xF8stfoldostfoldsorfoldh\xF8yangerhoyangerlevangerorkangertanangerxn--vestvgy-ixa6olillesandulsteinxn--rennesy-v1agranvinskjervoyxn--klbu-woalavagisxn--h-2faxn--ryrvik-byakafjordk\xE5fjordseljordfolkebiblxn--gjvik-wuajevnakerxn--kfjord-iuabudejjuxn--kranghke-b0axn--davvenjrga-y4axn--rland-uuaxn--ldingen-q1axn--mlselv-iuaxn--rady-iraxn--linds-prabrumunddalxn--ygarden-p1amo-i-ranaeidskogr\xF8mskogromskoghjelmelandxn--finny-yuaxn--sr-odal-q1axn--skjervy-v1aballangenkvanangenkv\xE6nangengratangenxn--hmmrfeasta-s4acvossevangensuohkanxn--rde-ulaxn--mli-tlaxn--ksnes-uuanordlandskanlandsk\xE5nlandsortlandfuoiskuxn--rros-graxn--hcesuolo-7ya35bxn--eveni-0qa01gagaivuotnag\xE1ivuotnaxn--seral-lradrammenmodalenmosjoenjan-mayentorskensteigengloppenxn--snes-poamatta-varjjatxn--sr-fron-q1aomasvuotnajessheimb\xE5d\xE5ddj\xE5xn--krager-gyaxn--kvfjord-nxaxn--asky-iraxn--snase-nraxn--bidr-5nacholt\xE5lenxn--vads-jraxn--jlster-byamosj\xF8enxn--rst-0nastavernxn--ostery-fyaxn--oppegrd-ixaxn--sknit-yqaxn--risa-5naoppeg\xE5rdskiptvetrendalenholtalenxn--mot-tlaxn--lhppi-xqaxn--holtlen-hxaxn--srreisa-q1akopervikxn--muost-0qaxn--bmlo-grahokksundkvalsundegersundxn--karmy-yuaullensakerxn--hylandet-54axn--kvitsy-fyaxn--bod-2nalangev\xE5gberlev\xE5gkristiansandxn--rsta-frahornindalstj\xF8rdalshalsenstjordalshalsensandnessjoenh\xE1mm\xE1rfeastaxn--lrdal-sras\xF8r-fronsor-fronnord-odalkristiansundm\xE1tta-v\xE1rjjatvestv\xE5g\xF8ynesoddennotoddenbuskerud\xF8ygardenoygardensalangenlavangenralingenr\xE6lingenlodingenl\xF8dingenlea\u014Bgaviikalaakesvuemieleangaviikauenorgexn--srfold-byaaskvollxn--rskog-uuaxn--nry-yla5gxn--vry-yla5ghammarfeastaxn--rhkkervju-01afxn--givuotna-8yakommunekrokstadelvanedre-eikerhagebostadh\xE6gebostadxn--berlevg-jxakviteseidxn--s-1faxn--l-1faxn--nmesjevuemie-tcbafuosskomo\xE5rekemoarekexn--lt-liacxn--jrpeland-54asvalbardoppegardholmestrandtvedestrandsogndalsokndalarendalsunndalfolldalxn--krjohka-hwab49jlyngdaletnedalnorddalsaltdalgausdalskedsmovaksdalgjesdalstordalxn--frya-hraaarbortedrangedalxn--smna-graaurskog-h\xF8landxn--vg-yiabtjeldsundhaugesundlindesnesxn--mre-og-romsdal-qqbxn--dnna-gradyntmpheremerseineshacknetenterprisecloudmineaccomaorim\u0101oriorgmilcriiwigennetschoolhealthkiwigovtgeekxn--mori-qsacloudnsparliamentcomedorgcompronetedugovmuseumwebsitekinservicebarsywebsitebuildereerobookheimdnsleapcelleero-stagetechcrscsslorigingohomecdbedeeeiemesecabgngilnlalplchfisiincnnoroptatitmtltruauhulumkdkukskjplvtrgrfrkrhrusesismycynzcznetinteduassoososcloudstgbetaaezaeuhkusjswzhatenadiarycdn77hoptozaptois-a-knightmyftpno-ipjpnddnssdpdnsspdnsbarsysweetpepperis-a-bruinsfanis-very-sweetservegameis-a-soxfanhomelinuxcdn77-secureservebbsmisconfusedwebredirectblogsitefreedesktopcouchpotatofriestoolforgeaccesscamis-lostreadmyblogsmall-webfedorapeopleserveftpis-a-celticsfanmywirepotagertwmailin-dslsellsyourhomeread-booksfreeddnscable-modemis-savednflfanufcfanmlbfanstuff-4-saleendoftheinternetin-vpnmy-firewallhomeftpis-localis-a-chefboldlygoingnowherewebhopselfipkicks-assroxatunkcamdvrfedoraprojectgotdnsdvrdnsdyndnspubtlspimientahomeunixdontexistfedorainfracloudwmflabsfspagesbmoattachmentsteckidsfamilydsdnsaliasdynaliasnow-dnscloudnsdoomdnsduckdnsblogdnshomednsroutingthecloudendofinternetdsmynasip-dynamicpoivronhttpbinmyfirewallis-very-evilmysecuritycamerais-a-linux-userwmcloudis-a-geektuxfamilyis-a-candidatedoesntexistis-very-badhobby-sitegame-hostaltervistais-foundis-a-patsfandnsdojohepforgepodzonedynservcollegefanis-very-goodfrom-meis-very-niceisa-geeknerdpolacmedsldingorgcomnomgobabonetedupleskaemhlxmyboxrockyprvcydeuxfleursvibekitprodomgspdnscodebergheyflowstatichostlinkyhostmymagicorgmilcomnomgobneteduorgcomeduiorgmilcomngonetedugovcloudns1337ngrokacorggogfamcomwebgobnetedugokgopgkpgovgosbizpasaugumicsopozpapuwmwsrprusiskwpspkppspkmpspokeoiawsawifoumsdnskokwpmuppuppsppiwwiwoowuzswkzoschrzpisdnwzmiuwwitdpssewsseumigugimoirmpinbwinbwiihupporzgwgriwupowwskrwioswuozstarostwokonsulattmpccopruszkowmyspreadshopostrodakartuzyopolegminamediaustkazgorajgoraolawailawalomzawloclradombytomjaworznotargilubinkoninzagantorunkutnokepnonakloczestsopotsanokturekplockslasksklepzarowlukowmedaidgdaorgmilrelcomnomatmgsmartneteduelkgovwawsossexbiztgorysejnytychypomorzeboleslawiechomesklepsdscloudunicloudzakopanelegnicarawa-mazbydgoszczswidnikkrasnikwloclawekbielawamragowograjeworealestatebeskidykaszubymalopolskaprzeworskswiebodzinlecznadfirmaszkolawarmiagdyniamiastakazimierz-dolnymalborkswidnicadlugolekaostrolekapodlasieelblagtravelsimplesitezachpomormielecszczecinnieruchomosciwalbrzychlezajsklublinbedzinpoznanwielunmielnooleckostarachowicedkontopowiatwroclawrybniksuwalkileborkslupskgdanskostrowwlkptarnobrzegtourismwegrowkrakowglogowyou2pilanysamailwrocinfoagroautobeepshoppriviqhslapypiszlodzcfolksecommerce-shopmazurypulawyskoczowrzeszowpomorskiezgierzkaliszolkuszlowiczostrowiecsosnowiecmazowszewodzislawbialowiezazgorzeleckatowicepabianicejelenia-gorawolominkarpaczsieradznowarudaczeladzkonskowolaskierniewiceswinoujscieturystykabieszczadycieszynketrzynolsztynbialystokbabia-goraprochowicewarszawastalowa-wolapolkowicegorlicegliwiceponiatowalimanowalubartowaugustowkobierzyceopocznognieznoszczytnokolobrzegshoparenapodhalebielskoklodzkostargardcoshipatwithplayitownnamecoorgnetedugovacorgcomproestnetedugovbiznameislaprofinforechtngrokmedaaaacacpaenglawjurbarbarsykeeneticavocatacctcloudnsorgcomsecplonetedugov123paginaweborgcomnetintedugovnomepublidkinbarsygovx443cloudnsorgmilcomnetedugovcooporgmilcomschnetedugovnamecomcannetlibassoaemclantmcontstoreorgcomnomrecwwwbarsyfirminfoshopartsv6stackitmyddnswebspacelima-cityacincooxorgedugovbarsybrendlyhbvpsvpsspectrumlandinghostingacppmordoviamcprecbgorgmilcomspbnetintedumsknovgovbirrasmcdirmytismircloudvladimirnalchikadygeyamarinepyatigorskmyjinobashkiriaeurodirvladikavkazna4ugroznykustanaikalmykiacldmaildagestaniransmbuildcloudcanvaliaravalrwxwixdevelopmentappwritemigrationneedleverceldatabasestackitcodereplravendbsanityonporterlovableaccoorgmilnetgovcoopmedorgcompubschnetedugovservicemecomygovorggovtvmedorgcomnetedugovinfoedgfacbmlonihkutwpsryxzbdtmacfhppmyspreadshopbrandpartiorgcomfhvpress123minsidaitcouldbeworlanbibkommunalforbundfhskiopsyskomvuxkomforbnaturbruksgymnloginlineorgcomnetedugovenscaledeuusentsurgebotdaorgmilcomnetgovnowteleporthashbangbearlyplatformlovablebarsyshopwarebasehoplixbarsyonlinemsf5gitpagewawamscofigma-govcaffeinefigmacanvasoltstscwputerbarsysupportchatgptsquareomniweopensocialcpanelplaycodenotionnovecorewpsquaredpreviewjelecyonbyensrhtfastvpspieboxconvexmedusajsjouwwebheyflowplatformshdocsflowyloginlinemadethissourcecraftclouderaorgorgcomartedugouvunivmeorgcomnetedugovsurveysstatichfheiyumanusxs4allprojectmyfastubervibehostapp-ionosdeployagentmecoorgcomschnetedugovbizcncostoreorgmilcomneteduembaixadaconsuladokiraranohoprincipesaotomeheliohobarsystorebaseshopwaresellfyaisanityabkhaziavologdamordoviapenzalenugsochinavoiexnetspbmsknovnorth-kazakhstanashgabadkareliaarmeniageorgiavladimirnalchikivanovobukharaadygeyakhakassiakalugakrasnodarjambylaktyubinsktroitskbryanskobninskkurganazerbaijanpokrovskbashkiriatselinogradvladikavkazmurmansktulatuvamangyshlaktashkentchimkentgroznykaragandatermezarkhangelskkustanaikalmykiabalashoveast-kazakhstankaracoldagestantogliattibarsyredorgcomgobedumirenaccoorgjelasticdiscoursecleverappsschacmiincogoornetonlineshopcogoorgmilcomwebnicnetintedugovbiznametestcoorgmilcomnomnetedugovorangecloudpersoindorgcomfinnatnetgovensmincomtourismintlinfox0611orgmilcomnetedugovquickconnectvpnplusnettprequalifymeaddrmyaddrntdllwadlnctvavdrk12orgmilpolbeltelcomwebgennetedutskkepgovbbsbiznameinfocoorgmilcompronetedugovbiznameinfobetter-thanworse-thansakurafromdyndnson-the-webmymailerorgmilurlcomneteduidvgovmydnsgameclubebizmeneacsccogotvorhotelmilmobiinfovodteiflgplkmsmsbcckhincndnvncoztltmkckppzpdprvcvkvlvcrkrkscxuzchernovtsyrivneyaltaodesavolynrovnolutskltdinforgcomnetedugovbizvinnicazhitomirternopilpoltavakropyvnytskyizaporizhzhiasevastopolsebastopoluzhgoroduzhhorodkharkovkharkivvinnytsiakhmelnytskyizaporizhzhecrimeaodessazhytomyrnikolaevcherkassydonetskluganskluhanskkirovogradivano-frankivskchernivtsikrymkievkyivlvivsumyzakarpattiamykolaivcherkasychernigovkhersonchernihivdnipropetrovskdnepropetrovskkhmelnitskiyneacsccogoorusorgmilcomedugovmyspreadshopadimono-ipbarsybarsyonlinelayershiftnh-servretrosnubapicampaignservicelugaffinitylotteryweeklylotteryraffleentrygluglugsmeaccoindependent-inquestnimsitecopropymntltdorgplcschnetgovnhsbarsyindependent-commissionindependent-reviewpolicepublic-inquiryindependent-panelconnhospindependent-inquiryroyal-commissionoraclegovcloudappscck12libaws-govccphxcclibpvtparochchtrcck12libcceatonk12coglibtecgendstmusann-arborwashtenawcck12glghcck12sealibforksolympiabainbridge-islkeyporthoquiamyarrow-pointcentraliaport-townsendsequimport-ludlowrentonsilverdalebremertonredmondsheltonbellevueport-orchardport-angeleskingstonchehalisaberdeengig-harborseattlepoulsboidmdndsddemenegacalamaiavawapailalflnmdcncscohnhmihiviwiriinmntnmocoutvtctmtgunjokakwvnvprarorasmskstxwynykyazisadninsnngosrvis-bymircloudservernamepointtoenscaledland-4-salefreeddnsstuff-4-saleazure-apinoipdatabricksappscloudnsgolffanheliohostazurewebsitesgvorgmilcomgubneteducoorgcomnetd0egvorgmilcomnetedugovmydnsiacostoree12orgmilcomnomwebgobbibrectecnetintedugovraremprendefirminfoartseducok12orgcomnethidnsadidacaionioapsonlahanamhanoicamauhueorgcompronetintedugovbizbacninhtayninhhoabinhnamdinhtravinhhaiphongvinhlonghaiduongquangnamquangtrithuathienhuequangninhbacgianghaugiangquangbinhsoctrangbentrethanhphohochiminhdanangkontumhatinhkhanhhoathanhhoahealthgialailaocaiyenbaibackanngheanlonganphuyenphuthocanthodaklakdongnainameinfovinhphucdongthapkiengiangtiengiangquangngailaichaulangsonlamdongdaknonghagiangangiangcaobangbinhduongninhthuanbinhthuanbaclieuthaibinhninhbinhbinhdinhtuyenquanghungyenbaria-vungtauthainguyendienbienbinhphuocschbizputerorgcomnetedugovcloud66advisormypetsdyndnsxn--8dbq2axn--4dbgdty6cxn--5dbhl8dxn--hebda8bxn--80auxn--d1atxn--c1avgxn--o1acxn--o1achxn--90azhxn--55qx5dxn--uc0atvxn--od0algxn--wcvs22dxn--gmqw5axn--mxtq1mxn--12c1fe0brxn--h3cuzk1dixn--12co0c3b4evaxn--12cfi8ixb8lxn--o3cyx2axn--m3ch0j3axn--j1adpxn--90amcxn--90a1afxn--h1ahnxn--j1ael8bxn--h1alizxn--c1avgxn--j1aefxn--80aaa0cvacxn--41acaffeineexeopentunnelbotdashtelebitorgtmaccoagricorgmilnomwebnicngonetaltedugovlawnisschoolgrondaraccoorgmilcomschnetedugovbizinfoprg1-zeropstritonstackitlimazeropsaccoorgmilgov\u044F\u0441\u043F\u0431\u043E\u0440\u0433\u043A\u043E\u043C\u043C\u0441\u043A\u0431\u0438\u0437\u043C\u0438\u0440\u0441\u0430\u043C\u0430\u0440\u0430\u043A\u0440\u044B\u043C\u0441\u043E\u0447\u0438\u0430\u043A\u043E\u0434\u043F\u0440\u043E\u0440\u0433\u043E\u0431\u0440\u0443\u043F\u0440\u05E6\u05D4\u05DC\u05DE\u05DE\u05E9\u05DC\u05D9\u05E9\u05D5\u05D1\u05D0\u05E7\u05D3\u05DE\u05D9\u05D4\u0E2D\u0E07\u0E04\u0E4C\u0E01\u0E23\u0E18\u0E38\u0E23\u0E01\u0E34\u0E08\u0E23\u0E31\u0E10\u0E1A\u0E32\u0E25\u0E28\u0E36\u0E01\u0E29\u0E32\u0E17\u0E2B\u0E32\u0E23\u0E40\u0E19\u0E47\u0E15\u6559\u80B2\u7DB2\u7D61\u7D44\u7E54\u516C\u53F8\u653F\u5E9C\u500B\u4EBA\uB2F7\uB137\uD55C\uAD6D\u6FB3\u95E8\u65B0\u95FB\u6FB3\u9580\u8054\u901A\u5BB6\u96FB\u5609\u91CC\u62DB\u8058\u901A\u8CA9\uB2F7\uCEF4\uC0BC\uC131\u30B3\u30E0\u10D2\u10D4\u0431\u0433\u0440\u0444\u0435\u044Eadcdbdgdidmdsdtdaebedeeegeiejekemenepereseveyegabacalamanauavapaqasazacfbfafgfnfpfwftfbgcgagggegkgngmgsgpgvgtgugilmlnlalclglplsltlhmimjmkmmmomambmcmdmfmgmzmpmsmtmgbbblbsbecccacnclcmcvctcscmhkhghchbhthphshlinikifigiaibicivisikninhnmncnbngnsnpnvntnjoionomobocoaofodorosotoptstttytatbtetgtithtmtltrusuvuaucueuguhulumunufjdjbjtjsjlkmkhkfkdkcktkukskpkgpmpnpkpjpgqaqmqiqsvtvcvbvmvlvrwpwtwzwbwcwawgwkwmwtrsrprgrfrercrbrarnrmrlrkrirhrwsusrssspsgsesbsaslsmsissxmxaxcxuypysylymykygybycyuztzsznzmzkzdzczbzaz\u03B5\u03BB\u03B5\u03C5\u4E16\u754C\u53F0\u7063\u8D2D\u7269\u516C\u76CA\u70B9\u770B\u81FA\u7063\u7F51\u7EDC\u66F8\u7C4D\u5728\u7EBF\u7F51\u7AD9\u624B\u673A\u673A\u6784\u5927\u62FF\u6E38\u620F\u4FE1\u606F\u53F0\u6E7E\u8C37\u6B4C\u6148\u5584\u5546\u6807\u9999\u6E2F\u4E2D\u56FD\u9910\u5385\u7F51\u5740\u4E2D\u570B\u5546\u57CE\u98DF\u54C1\u5FAE\u535A\u653F\u52A1\u79FB\u52A8\u96C6\u56E2\u516C\u53F8\u516B\u5366\u5546\u5E97\u5065\u5EB7\u7F51\u5E97\u653F\u5E9C\u65F6\u5C1A\u4F5B\u5C71\u4E2D\u4FE1\u5A31\u4E50\u5E7F\u4E1C\u4F01\u4E1Ahomedepotengineering\u0627\u0645\u0627\u0631\u0627\u062Arepublicankuokgroupversicherungchannelcitadelxn--pgbs0dhxn--b4w605ferdstatebankwebsitexn--mgb9awbf\u4E9A\u9A6C\u900A\u6DE1\u9A6C\u9521alibabaxn--ngbc5azdxn--mgbbh1axn--45br5cyltoshibabuildworldcloudtradeguideplacespacedancemoviephoneprimesmilebiblestyleappleazurestoreskypegripexn--l1accdrivelottehorsehouseleasechasereisestadahondaomegaaetnaamicaninjanokiamediadeltavodkaedekaosakapizzaslingemailgmailtirolshelltmallfinallegaltotalhotelamfamforumrehabmusicciticricohcoachwatchboschearthfaithirishmiamiarchidubaiguccipraxi\u307F\u3093\u306A\u30B9\u30C8\u30A2\u30BB\u30FC\u30EBcanonsalononionnikonepsonkoelngreensevencrownikanoradioaudioweiboglobopromogalloyahoociscorodeovideomangobingotokyovolvolottokyotophotosmartsportquesttrusthyattjetztadultcymrubaidutushuxn--kprw13dubankclickblackmerckgroupsharpcheapnowtvxn--h2brj9c\u05E7\u05D5\u05DD\u0570\u0561\u0575\u043E\u0440\u0433\u0441\u0440\u0431\u043C\u043E\u043D\u043A\u043E\u043C\u0431\u0435\u043B\u043C\u043A\u0434\u049B\u0430\u0437\u0440\u0443\u0441\u0443\u043A\u0440\u0645\u0635\u0631\u0642\u0637\u0631\u0639\u0631\u0628\u0643\u0648\u0645dadcfdmedwedredphdthdbidpidkrdmsdltdiceonewmeglemoerwecfageacbanbambaaaammakianraspacpaaxawtfbcgaegongingaigvigorgdogdhlmilrilonlaolloluoljllcalgalnflafltelsrlfrllplkimibmcamcombommomifmabbjcbscbwebcabnabtabmlbpubabcbbcnecincpncllcstcwtcpwcnyckfhbzhovhmoiskiobisbitcifyituipinvinwinxincbnbcnmanfangdnmenrenkpnmtnyunrunfununobiojioriohbogmofooboooooacoecoceongoproartistottnttbbtcateatlatvetpetbetnethktmitfitintjothotgotdotbotprueduicujnjyouinknhktdkappsapgapmapdnptopgopllpjmpzipvipripesqtrvdtvitvdevmovgovhivnrwlawsewnewbmwwownowhowdvrftrmtrsfrbarcartvscrseusawsupsubssbsadsddsldssasbmsmlsxxxboxfoxgmxtjxsextaxbuyflydiysoyjoyskypaydaygayxyzanzbizwebersenerpokerlameractortatarsolar\u0EA5\u0EB2\u0EA7\u0E04\u0E2D\u0E21\u0E44\u0E17\u0E22tourslocusnexuslexusgiftsbeatsboatspartspressglassswiss\u0915\u0949\u092E\u0928\u0947\u091Ftiresgivescodeshomesgamestunesshoescardswalesloansvegastoolsdealsautosparis\u30D5\u30A1\u30C3\u30B7\u30E7\u30F3workssucksrocksxeroxforexfedexpartylillymoneystudyrugbytoraytoday\u4E2D\u6587\u7F51xn--unup4y\u5929\u4E3B\u6559\u98DE\u5229\u6D66\u65B0\u52A0\u5761enterprises\u6211\u7231\u4F60\u5609\u91CC\u5927\u9152\u5E97christmasxn--fct429kholdingsxn--8y0a063axn--mgbx4cd0ablifestyleabogadoallstatenetbank\u0643\u0627\u062B\u0648\u0644\u064A\u0643xn--s9brj9cxn--gk3at1ebestbuycharityxn--55qx5dmicrosoftpropertybasketballhomegoodscorsicajewelrygallerygrocerysurgerycountrybrusselsverisignferreroxn--czr694bhdfcbankcommbanksoftbank\u067E\u0627\u0643\u0633\u062A\u0627\u0646\u067E\u0627\u06A9\u0633\u062A\u0627\u0646nextdirect\u0627\u0644\u0633\u0639\u0648\u062F\u064A\u0647\u0627\u0644\u0639\u0644\u064A\u0627\u0646xn--h2brj9c8cxn--80adxhksshikshaxn--mgbai9azgqp6jcuisinellabarclayscatholicxn--kpry57dcompanyxn--xhq521bblackfridayxn--mgba3a3ejtsandvikxn--d1acj3bacademydownload\u0645\u0644\u064A\u0633\u064A\u0627xn--j1amhxn--w4r85el8fhu5dnraipirangaathletaxn--fhbeixn--mgbqly7cvafrzuerichxn--c2br7g\u0B87\u0BB2\u0B99\u0BCD\u0B95\u0BC8contractorsxn--io0a7igraphicsinsurancetemasekxn--xkc2al3hye2amotorcyclesphotographydirectoryplumbingxn--vhquvclothingtrainingcleaningwilliamhilllightingxn--mgba3a4f16ashoppingcateringeducationokinawapicturesventuresproductionsxn--9et52uwalmart\u0D2D\u0D3E\u0D30\u0D24\u0D02supportrealestatecapitalonexn--nqv7fs00emaauspostfloristdentistxn--qxamgodaddybradescobargainsmitsubishikerryhotelsxn--9dbq2axn--3pxu8kimmobilienxn--fjq720axn--mgbtx2bholidaymckinseymadridbusinessbuildersxn--4gbrim\u043C\u043E\u0441\u043A\u0432\u0430\u0627\u0644\u0633\u0639\u0648\u062F\u06CC\u0629coffeedegreelacaixapartnersalsaceofficeabbvievoyageorangegeorgeonlinechromemobilekindlegoogleoraclecircleschulesecureinsurexn--mgba7c0bbn0aestatexn--mgbc0a9azcgcruisehangoutxn--vuq861bxn--42c2d9arexrothfirestoneuniversityxn--nnx388alifeinsuranceextraspace\u043E\u043D\u043B\u0430\u0439\u043Dverm\xF6gensberatersoftwarexn--fiqs8sxn--mgbab2bdxn--w4rs40ltienda\u092D\u093E\u0930\u0924\u092E\u094Dafricatoyotaotsukasakuracameracreditcardnagoyaconsultingnetworktheatermonsterprogressivepioneerxn--55qw42gracingdatingvotingvikinglivinggivingxn--bck1b9a5dre4cbrotherweatherjoburg\u0641\u0644\u0633\u0637\u064A\u0646lplfinancialxn--clchc0ea0b2g2a9gcdfutbolschoolsocialglobaldentalwoodsidechanelairtelmatteltravelrealtorwebcamstream\u0C2D\u0C3E\u0C30\u0C24\u0C4Dunicomalstomxn--nodexn--6frz82gmuseumfurniturexn--rvc1e0am3exn--mix891faccenturexn--11b4c3dismailineustardiscountquebeccomsecclinicservicesxn--y9a3aqxn--c1avgswatchchurchsearch\u0627\u0644\u0627\u0631\u062F\u0646marketingcontacthealthmonashshoujisanofitaipeiamericanexpresssuzuki\u30A2\u30DE\u30BE\u30F3\u30AF\u30E9\u30A6\u30C9\u30DD\u30A4\u30F3\u30C8bharti\u30B0\u30FC\u30B0\u30EBxn--mgberp4a5d4armemorialxn--1qqw23alondonmormoninstitutevisionbostonnortoncouponmaisonamazonvirginberlindesigndurbanolayannissananquanxihuanhitachikaufengardenreisenbayerntechnologydatsunxn--90a3aclatinocasinostudiophysioxn--ngbe9e0apharmacytattootaobaoaramcoexpertreportabbottdirectselectimamatfairwindspictettargetmarketintuittravelersinsurancecreditdupontryukyusuppliesxn--tckwebnpparibasschmidtmerckmsdyodobashirestaurantbridgestonecricketxn--fpcrj9c3dbostikbroadwayattorneylefrakemerckxn--fiq228c5hscareersfarmerswinnersflowersxn--wgbh1cguitarsxn--54b7fta0ccxn--p1acfmakeupgalluplandroverxn--kcrx77d1x4agoldpointbauhausxn--mgbayh7gpahiphopplaystationxn--mgba3a4fraxn--eckvdtc9dhyundaixn--gckr3f0fistanbulticketsmarketsflightschintaireviewsxn--3e0b707ewindowsxn--fiqz9sfinancialxn--fzys8d69uvgm\u0627\u0628\u0648\u0638\u0628\u064Adiscoverreview\u09AC\u09BE\u0982\u09B2\u09BExn--5su34j936bgsgmoscowobserverapartments\u0434\u0435\u0442\u0438\u0627\u0631\u0627\u0645\u0643\u0648\u0441\u0430\u0439\u0442eurovisionxn--i1b6b1a6a2exn--xkc2dl3a5ee0h\u062A\u0648\u0646\u0633\u0645\u0648\u0642\u0639\u0628\u0627\u0631\u062A\u0680\u0627\u0631\u062A\u0634\u0628\u0643\u0629\u0639\u0645\u0627\u0646\u0628\u064A\u062A\u0643\u0639\u0631\u0627\u0642readkredbondlandbandfundfoodprodgoldfordtubecafesafelifeggeeieeefreefagepagegugezonewinememenamegamesaleablebikenikelikecarecbreherefiresaveloveliveblueartedatesitevotecaseluxebofamodaltdaasdatiaayogasinavanashiaasiajavabbvatevavivadatazaraarpacasavisasncfprofmaifsurfgolfdvagsongbingpingwangkpmggoogblogpohlfailcooldellcalldeallidlsarlfilmteamroomfarmimdbarabclubhdfcicbchsbcgmbhrichtechfishdishcashminiernikddiaudiwikimobitaxicitikiwidesiqponskinloanakdnwienopenporncerntownimmolimoolloinfonicofidolegosaxozeroaerovivoautovotomotofastbestresthostpostnextlgbtchatseatgiftmeetdietreitmintrentgentspotscotguruitausohumenucyoubanklinkpinkdclktalksilkbookseekworkrsvpaarpjeepshopcoophelpcamppccwshowbeerstarruhrflirweirhaircarsparsjprshausplusnewstipstoysjobskidsfanspicsdocsxboxamexsexynavycitysonyarmyallybabyplaydeliverybuzzgbizlamborghiniphilips\u0DBD\u0D82\u0D9A\u0DCF\u0CAD\u0CBE\u0CB0\u0CA4fitnessexpresslanxesspfizercenterwalterlawyersoccercareerkosherbrokerlockerdealerdoctorauthorxn--mgbqly7c0a67fbcverm\xF6gensberatungjaguarxn--pssy2uxn--hxt814eflickrrepairrogersairbusxn--mgbai9a5eva00beventsyachtsxn--t60b56a\u09AD\u09BE\u09F0\u09A4\u09AD\u09BE\u09B0\u09A4\u092D\u093E\u0930\u0924\u092D\u093E\u0930\u094B\u0924viajeshermeshughesxn--j1aef\u0938\u0902\u0917\u0920\u0928villas\u0B2D\u0B3E\u0B30\u0B24claimshotels\u0AAD\u0ABE\u0AB0\u0AA4zapposphotosjuegoscondostatamotorsgratistennis\u0A2D\u0A3E\u0A30\u0A24tkmaxxtjmaxxschaeffleryandexxn--80aswgrealtysafetybeautyluxuryxn--3ds443gsupplyfamilyxn--o3cw4hhockeysydneyxn--90aenissayalipayenergycomputeragencyxn--rovu88b\u96FB\u8A0A\u76C8\u79D1xn--gecrj9cstatefarmaccountantaquarelleolayangroup\u9999\u683C\u91CC\u62C9xn--p1ai\u7EC4\u7EC7\u673A\u6784xn--1ck2e1bxn--mgbt3dhdschwarz\u0645\u0648\u0631\u064A\u062A\u0627\u0646\u064A\u0627abudhabinowruzkomatsufujitsuhospitalxn--80asehdbxn--mgbtf8flxn--j6w193gxn--yfro4i67oprudentialxn--flw351ecruisescoursesrecipesxn--e1a4cferrarixn--ses554gxn--wgbl6awatchesstaplessinglesxn--mgbcpq6gpa1axn--otu796dpropertiescreditunionxn--mgbah1a3hjkrdstockholmhisamitsu\u0627\u0644\u0633\u0639\u0648\u062F\u064A\u0629stcgroupdomainsoriginscouponsbloombergclubmedfroganslimitedxn--80aqecdr1aexposedinternationalequipmentbarclaycardxn--q7ce6axn--mgbi4ecexpprotectionassociatesconstructionxn--cck2b3bxn--45q11candroidfoundation\u05D9\u05E9\u05E8\u05D0\u05DCxn--mgbca7dzdocliniqueboutiqueengineerxn--qxa6asystemsfirmdalefashionauctionxn--nqv7finfinitirentalsreliancetradingweddingfishinghostinggentingbookingcookingxn--3hcrj9cgraingerxn--czrs0tdemocratsamsungyokohamaxn--h2breg3evexn--nyqy26alundbeckmelbournevacationssolutionsfrontierxn--vermgensberatung-pwbmanagementxn--cg4bkixn--mgb2ddeslincolnhamburgsandvikcoromantblockbusterairforcebarefootxn--4dbrk0ceinvestmentsfeedbackcommunityxn--ngbrx\u0627\u0644\u0628\u062D\u0631\u064A\u0646diamondsamsterdamhealthcareredumbrellaxn--mxtq1mxn--2scrj9cagakhanxn--mgbpl2fh\u043A\u0430\u0442\u043E\u043B\u0438\u043Acaravan\u0B9A\u0BBF\u0B99\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0BC2\u0BB0\u0BCDrichardlimortgageamericanfamilyxn--fzc2c9e2cscholarshipssaarlandxn--imr513nvlaanderensamsclubgoodyearkitchen\u0B87\u0BA8\u0BCD\u0BA4\u0BBF\u0BAF\u0BBEweatherchannelallfinanzxn--kput3i\u0627\u0644\u0633\u0639\u0648\u062F\u06CC\u06C3xn--90aisxn--efvy88h\u0627\u0644\u062C\u0632\u0627\u0626\u0631xn--mgbaam7a8hexchangejpmorganxn--tiq49xqyjfidelitysecurityxn--mk1bu44cwanggouxn--fiq64bxn--6qq986b3xlxn--mgbbh1a71exn--80ao21amarshallsxn--5tzm5gtravelerspanasoniclatrobeyoutubeaccountantsxn--rhqv96gxn--cckwcxetdanalyticsxn--ygbi2ammx\u0628\u0627\u0632\u0627\u0631\u0628\u06BE\u0627\u0631\u062A\u0633\u0648\u0631\u064A\u0629organicfresenius\u0633\u0648\u0631\u064A\u0627xn--9krt00axn--qcka1pmcxn--jlq480n2rgdeloittesciencefinancexn--jvr189mxn--30rr7yhomesensehotmailbaseballfootballleclercboehringerxn--q9jyb4cxn--mix082f\u0627\u0644\u064A\u0645\u0646\u0647\u0645\u0631\u0627\u0647politie\u0633\u0648\u062F\u0627\u0646\u0627\u064A\u0631\u0627\u0646\u0627\u06CC\u0631\u0627\u0646netflixyamaxunxn--lgbbat1ad8jcollegestoragecapetowncolognekerrypropertiesxn--mgbgu82axn--ogbpf8flxn--czru2dwhoswhociprianilasallexn--g2xx48cforsalebanamexaudiblexn--vermgensberater-ctbxn--zfr164bericssonvanguardxn--45brj9cindustriestheatremarriottxn--3bst00mcomparexn--mgberp4a5d4a87gcapitaldigital\u0627\u0644\u0645\u063A\u0631\u0628barcelonashangrilaxn--d1alfcalvinkleinwwwcitysapporokawasakinagoyasendaikobekitakyushuyokohamackjp";
    var rulesRoot = 663;
    var exceptionsRoot = 667;
    var numberOfNodes = nodeFlags.length;
    var numberOfEdges = edgeLength.length;
    var edgeOffset = new Uint32Array(numberOfEdges);
    var edgeHash = new Uint32Array(numberOfEdges);
    var wildcardEdge = new Int32Array(numberOfNodes).fill(-1);
    for (let node = 0, offset = 0; node < numberOfNodes; node += 1) {
      for (let edge = edgeStart[node]; edge < edgeStart[node + 1]; edge += 1) {
        edgeOffset[edge] = offset;
        const end = offset + edgeLength[edge];
        let hash = 5381;
        for (let i = end - 1; i >= offset; i -= 1) {
          hash = hash * 33 ^ labelText.charCodeAt(i);
        }
        edgeHash[edge] = hash >>> 0;
        if (edgeLength[edge] === 1 && labelText.charCodeAt(offset) === 42) {
          wildcardEdge[node] = edge;
        }
        offset = end;
      }
    }
    var matchNode = -1;
    var matchStart = 0;
    var matchEnd = 0;
    function labelEquals(edge, hostname, start, length) {
      if (edgeLength[edge] !== length) {
        return false;
      }
      const offset = edgeOffset[edge];
      for (let i = 0; i < length; i += 1) {
        if (labelText.charCodeAt(offset + i) !== hostname.charCodeAt(start + i)) {
          return false;
        }
      }
      return true;
    }
    function findEdge(node, hash, hostname, start, length) {
      let lo = edgeStart[node];
      let hi = edgeStart[node + 1];
      while (lo < hi) {
        const mid = lo + hi >>> 1;
        const value = edgeHash[mid];
        if (value < hash) {
          lo = mid + 1;
        } else if (value > hash) {
          hi = mid;
        } else {
          for (let e = mid; e >= lo && edgeHash[e] === hash; e -= 1) {
            if (labelEquals(e, hostname, start, length))
              return e;
          }
          for (let e = mid + 1; e < hi && edgeHash[e] === hash; e += 1) {
            if (labelEquals(e, hostname, start, length))
              return e;
          }
          return -1;
        }
      }
      return -1;
    }
    function walk(hostname, root, allowedMask) {
      let node = root;
      let end = hostname.length;
      let hash = 5381;
      matchNode = -1;
      for (let i = hostname.length - 1; i >= 0; i -= 1) {
        const code = hostname.charCodeAt(i);
        if (code === 46) {
          const start = i + 1;
          let edge2 = findEdge(node, hash >>> 0, hostname, start, end - start);
          if (edge2 === -1 && end !== start) {
            edge2 = wildcardEdge[node];
          }
          if (edge2 === -1) {
            return matchNode !== -1;
          }
          node = edgeChild[edge2];
          if ((nodeFlags[node] & allowedMask) !== 0) {
            matchNode = node;
            matchStart = start;
            matchEnd = end;
          }
          end = i;
          hash = 5381;
        } else {
          hash = hash * 33 ^ code;
        }
      }
      let edge = findEdge(node, hash >>> 0, hostname, 0, end);
      if (edge === -1 && end !== 0) {
        edge = wildcardEdge[node];
      }
      if (edge !== -1) {
        node = edgeChild[edge];
        if ((nodeFlags[node] & allowedMask) !== 0) {
          matchNode = node;
          matchStart = 0;
          matchEnd = end;
        }
      }
      return matchNode !== -1;
    }
    function suffixLookup(hostname, options2, out) {
      if (fastPathLookup(hostname, options2, out)) {
        return false;
      }
      const allowedMask = (options2.allowPrivateDomains ? 2 : 0) | (options2.allowIcannDomains ? 1 : 0);
      if (walk(hostname, exceptionsRoot, allowedMask)) {
        out.isIcann = (nodeFlags[matchNode] & 1) !== 0;
        out.isPrivate = (nodeFlags[matchNode] & 2) !== 0;
        out.publicSuffix = hostname.slice(matchEnd + 1);
        return true;
      }
      if (walk(hostname, rulesRoot, allowedMask)) {
        out.isIcann = (nodeFlags[matchNode] & 1) !== 0;
        out.isPrivate = (nodeFlags[matchNode] & 2) !== 0;
        out.publicSuffix = hostname.slice(matchStart);
        return false;
      }
      out.isIcann = false;
      out.isPrivate = false;
      const lastDot = hostname.lastIndexOf(".");
      out.publicSuffix = lastDot === -1 ? hostname : hostname.slice(lastDot + 1);
      return false;
    }
    var RESULT = getEmptyResult();
    function parse6(url, options2) {
      return parseImpl(url, 5, suffixLookup, options2, getEmptyResult());
    }
    function getHostname(url, options2) {
      resetResult(RESULT);
      return parseImpl(url, 0, suffixLookup, options2, RESULT).hostname;
    }
    function getPublicSuffix(url, options2) {
      resetResult(RESULT);
      return parseImpl(url, 2, suffixLookup, options2, RESULT).publicSuffix;
    }
    function getDomain2(url, options2) {
      resetResult(RESULT);
      return parseImpl(url, 3, suffixLookup, options2, RESULT).domain;
    }
    function getFullDomain(url, options2) {
      resetResult(RESULT);
      const result = parseImpl(url, 3, suffixLookup, options2, RESULT);
      return result.domain === null ? null : result.hostname;
    }
    function getSubdomain(url, options2) {
      resetResult(RESULT);
      return parseImpl(url, 4, suffixLookup, options2, RESULT).subdomain;
    }
    function getDomainWithoutSuffix2(url, options2) {
      resetResult(RESULT);
      return parseImpl(url, 5, suffixLookup, options2, RESULT).domainWithoutSuffix;
    }
    exports2.getDomain = getDomain2;
    exports2.getDomainWithoutSuffix = getDomainWithoutSuffix2;
    exports2.getFullDomain = getFullDomain;
    exports2.getHostname = getHostname;
    exports2.getPublicSuffix = getPublicSuffix;
    exports2.getSubdomain = getSubdomain;
    exports2.parse = parse6;
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
    function isGeneratorFn(name2, val) {
      return ctorName(name2) === "GeneratorFunction";
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
      var sections3 = null;
      var section = createSection();
      var content = [];
      var stack = [];
      function initSections(val) {
        file.content = val;
        sections3 = [];
        content = [];
      }
      function closeSection(val) {
        if (stack.length) {
          section.key = getKey(stack[0], delim);
          section.content = val;
          opts.parse(section, sections3);
          sections3.push(section);
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
          if (sections3 === null) {
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
      if (sections3 === null) {
        initSections(content.join("\n"));
      } else {
        closeSection(content.join("\n"));
      }
      file.sections = sections3;
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
    module2.exports = function(name2, options2) {
      let engine = options2.engines[name2] || options2.engines[aliase(name2)];
      if (typeof engine === "undefined") {
        throw new Error('gray-matter engine "' + name2 + '" is not registered');
      }
      if (typeof engine === "function") {
        engine = { parse: engine };
      }
      return engine;
    };
    function aliase(name2) {
      switch (name2.toLowerCase()) {
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
          return name2;
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
      const sep = file.data.excerpt_separator || opts.excerpt_separator;
      if (sep == null && (opts.excerpt === false || opts.excerpt == null)) {
        return file;
      }
      const delimiter = typeof opts.excerpt === "string" ? opts.excerpt : sep || opts.delimiters[0];
      const idx = file.content.indexOf(delimiter);
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
    var sections3 = require_section_matter();
    var defaults = require_defaults();
    var stringify4 = require_stringify();
    var excerpt2 = require_excerpt();
    var engines3 = require_engines();
    var toFile = require_to_file();
    var parse6 = require_parse();
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
        file.data = parse6(file.language, file.matter, opts);
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
        sections3(file, opts.section);
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

// lazy:src/report/publish.ts
var require_publish = __commonJS({
  "lazy:src/report/publish.ts"(exports2, module2) {
    module2.exports = require("./library.cjs")["src/report/publish.ts"]();
  }
});

// src/report/check.ts
var check_exports = {};
__export(check_exports, {
  checkAndPublish: () => checkAndPublish,
  checkWorkflowReport: () => checkWorkflowReport,
  noteOutcome: () => noteOutcome
});
module.exports = __toCommonJS(check_exports);
var import_node_fs12 = require("node:fs");
var import_node_path13 = require("node:path");

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
var Cached = class {
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
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source2) {
  const start = source2.startsWith("^") ? 1 : 0;
  const end = source2.endsWith("$") ? source2.length - 1 : source2.length;
  return source2.slice(start, end);
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
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
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
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
var NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
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
    var _a2;
    (_a2 = iss).path ?? (_a2.path = []);
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
  var _a2;
  for (let i = start; i < issues.length; i++) {
    (_a2 = issues[i]).schema ?? (_a2.schema = inst);
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a2;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck"))
      (_a2 = iss).schema ?? (_a2.schema = iss.inst);
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
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str2) {
  const units2 = str2.length;
  if (!highSurrogate.test(str2))
    return units2;
  let count3 = units2;
  for (let i = 0; i < units2 - 1; i++) {
    if ((str2.charCodeAt(i) & 64512) === 55296 && (str2.charCodeAt(i + 1) & 64512) === 56320) {
      count3--;
      i++;
    }
  }
  return count3;
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
function members(proto, table2) {
  for (const key in table2) {
    const desc = Object.getOwnPropertyDescriptor(table2, key);
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
var installing;
var broke = false;
var breaker = {
  configurable: true,
  get() {
    broke = true;
    return void 0;
  }
};
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

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/core.js
var _a;
var _zodDesc = { value: void 0, enumerable: false };
var _E = "captureStackTrace" in Error ? Error : null;
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
function $constructor(name2, initializer2, proto, params) {
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
    } else if (inst._zod.traits.has(name2)) {
      return;
    }
    inst._zod.traits.add(name2);
    initializer2(inst, def);
    if (initialized) {
      const own3 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own3;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own3;
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
  Object.defineProperty(Definition, "name", { value: name2 });
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
      return inst?._zod?.traits?.has(name2);
    }
  });
  Object.defineProperty(_, "name", { value: name2 });
  return _;
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc = {
  get: _getMessage,
  set: _setMessage,
  enumerable: true,
  configurable: true
};
var _issuesDesc = { value: void 0, enumerable: false };
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
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
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, void 0, {
  Parent: Error
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
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
var parse2 = /* @__PURE__ */ _parse($ZodRealError);
var _parseAsync = (_Err) => {
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
var parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema4, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema4._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
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
var _safeParseAsync = (_Err) => async (schema4, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema4._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/regexes.js
var anyString = /^[\s\S]{0,}$/;
var number = /^-?\d+(?:\.\d+)?$/;
var boolean = /^(?:true|false)$/i;

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
  var _a2;
  inst._zod ?? (inst._zod = {});
  inst._zod.def = def;
  (_a2 = inst._zod).onattach ?? (_a2.onattach = []);
});
var _whenHasLength = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
  number: "number",
  bigint: "bigint",
  object: "date"
};
var $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
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
var $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
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
var $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
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
var $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
  var _a2;
  $ZodCheck.init(inst, def);
  (_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units2 = input.length;
    const length = typeof input === "string" && units2 > def.maximum ? codePointLength(input) : units2;
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
var $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
  var _a2;
  $ZodCheck.init(inst, def);
  (_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units2 = input.length;
    const length = typeof input === "string" && units2 >= def.minimum && units2 < def.minimum * 2 ? codePointLength(input) : units2;
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
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a2, _b;
  $ZodCheck.init(inst, def);
  if (def.pattern)
    (_a2 = inst._zod).check ?? (_a2.check = (payload) => {
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
var $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
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
var $ZodCheckOverwrite = /* @__PURE__ */ $constructor("$ZodCheckOverwrite", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    payload.value = def.tx(payload.value);
  };
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/versions.js
var version = {
  major: 4,
  minor: 6,
  patch: 7
};

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
  var _a2;
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
    (_a2 = inst._zod).deferred ?? (_a2.deferred = []);
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
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
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
var $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
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
var $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
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
var $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def);
  $ZodNumber.init(inst, def);
});
var $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
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
var $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
});
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap = Math.min(...caps.map((c) => c[0]));
  const parse6 = inst._zod.parse;
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
    return parse6(payload, ctx);
  };
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
var $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
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
var NO_SYMBOL_KEYS = [];
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
var $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
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
var $ZodTuple = /* @__PURE__ */ $constructor("$ZodTuple", (inst, def) => {
  $ZodType.init(inst, def);
  const items = def.items;
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        input,
        inst,
        expected: "tuple",
        code: "invalid_type"
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
    const proms = [];
    const optinStart = getTupleOptStart(items, "optin");
    const optoutStart = getTupleOptStart(items, "optout");
    if (!def.rest) {
      if (input.length < optinStart) {
        payload.issues.push({
          code: "too_small",
          minimum: optinStart,
          inclusive: true,
          input,
          inst,
          origin: "array"
        });
        return payload;
      }
      if (input.length > items.length) {
        payload.issues.push({
          code: "too_big",
          maximum: items.length,
          inclusive: true,
          input,
          inst,
          origin: "array"
        });
      }
    }
    const itemResults = new Array(items.length);
    const abortEarly = def.rest ? ctx?.abortEarly : void 0;
    let itemAborted = false;
    for (let i = 0; i < items.length; i++) {
      const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((rr) => {
          itemResults[i] = rr;
        }));
      } else {
        itemResults[i] = r;
        if (abortEarly && !itemAborted && r.issues.length)
          itemAborted = aborted(r);
      }
    }
    if (def.rest && !itemAborted) {
      let i = items.length - 1;
      const rest = input.slice(items.length);
      let seen = payload.issues.length;
      for (const el of rest) {
        if (abortEarly && payload.issues.length !== seen) {
          if (aborted(payload, seen))
            break;
          seen = payload.issues.length;
        }
        i++;
        const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((r) => handleTupleResult(r, payload, i)));
        } else {
          handleTupleResult(result, payload, i);
        }
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
    }
    return handleTupleResults(itemResults, payload, items, input, optoutStart);
  };
});
function getTupleOptStart(items, key) {
  for (let i = items.length - 1; i >= 0; i--) {
    const omittable = key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional";
    if (!omittable)
      return i + 1;
  }
  return 0;
}
function handleTupleResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
  for (let i = 0; i < items.length; i++) {
    const r = itemResults[i];
    const isPresent = i < input.length;
    if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
      final.value.length = i;
      break;
    }
    if (r.issues.length) {
      if (!isPresent && i >= optoutStart) {
        final.value.length = i;
        break;
      }
      final.issues.push(...prefixIssues(i, r.issues));
    }
    final.value[i] = r.value;
  }
  for (let i = final.value.length - 1; i >= input.length; i--) {
    if (items[i]._zod.optout === "optional" && final.value[i] === void 0) {
      final.value.length = i;
    } else {
      break;
    }
  }
  return final;
}
var $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
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
var $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
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
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value;
  return payload;
}
var $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  inst._zod.optout = "optional";
  defineLazyInternal(inst, "values", (zod) => {
    const values = zod.def.innerType._zod.values;
    return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern3 = zod.def.innerType._zod.pattern;
    return pattern3 ? new RegExp(`^(${cleanRegex(pattern3.source)})?$`) : void 0;
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
var $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern3 = zod.def.innerType._zod.pattern;
    return pattern3 ? new RegExp(`^(${cleanRegex(pattern3.source)}|null)$`) : void 0;
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
var $ZodDefault = /* @__PURE__ */ $constructor("$ZodDefault", (inst, def) => {
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
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) {
    payload.value = def.defaultValue;
  }
  return payload;
}
var $ZodReadonly = /* @__PURE__ */ $constructor("$ZodReadonly", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then(handleReadonlyResult);
    }
    return handleReadonlyResult(result);
  };
});
function handleReadonlyResult(payload) {
  if (!payload.memo)
    payload.value = Object.freeze(payload.value);
  return payload;
}
var $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
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

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/en.js
var error = () => {
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
function en_default() {
  return {
    localeError: error()
  };
}

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
function _regex(pattern3, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern: pattern3
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

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
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
var ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
  $ZodString.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _string(ZodMiniString, params);
}
var ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
  $ZodNumber.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number2(params) {
  return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodMiniNumber.init(inst, def);
});
function int(params) {
  return _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _boolean(ZodMiniBoolean, params);
}
var ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _unknown(ZodMiniUnknown);
}
var ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
  $ZodArray.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params)
  });
}
var ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
  $ZodObject.init(inst, def);
  ZodMiniType.init(inst, def);
  installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
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
var ZodMiniTuple = /* @__PURE__ */ $constructor("ZodMiniTuple", (inst, def) => {
  $ZodTuple.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
  const hasRest = _paramsOrRest instanceof $ZodType;
  const params = hasRest ? _params : _paramsOrRest;
  const rest = hasRest ? _paramsOrRest : null;
  return new ZodMiniTuple({
    type: "tuple",
    items,
    rest,
    ...normalizeParams(params)
  });
}
var ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodMiniType.init(inst, def);
  inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodMiniEnum({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
var ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
var ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
  return new ZodMiniOptional({
    type: "optional",
    innerType
  });
}
var ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType
  });
}
var ZodMiniDefault = /* @__PURE__ */ $constructor("ZodMiniDefault", (inst, def) => {
  $ZodDefault.init(inst, def);
  ZodMiniType.init(inst, def);
});
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
var ZodMiniReadonly = /* @__PURE__ */ $constructor("ZodMiniReadonly", (inst, def) => {
  $ZodReadonly.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function readonly(innerType) {
  return new ZodMiniReadonly({
    type: "readonly",
    innerType
  });
}
var ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
  return _refine(ZodMiniCustom, fn, _params);
}

// src/research/rules/quotes/characters.ts
var wordBit = 1;
var letterBit = 2;
var digitBit = 4;
var spaceBit = 8;
var unspacedBit = 16;
var extenderBit = 32;
var ignorableBit = 64;
var knownBit = 128;
var classes = new Uint8Array(65536);
function characterClass(unit) {
  let bits = classes[unit] ?? 0;
  if (bits === 0) {
    bits = classify(unit);
    classes[unit] = bits;
  }
  return bits;
}
function classify(unit) {
  const character = String.fromCharCode(unit);
  let bits = knownBit;
  if (/[\p{DI}\u0640]/u.test(character)) return bits | ignorableBit;
  if (/[\s\p{Cc}]/u.test(character)) return bits | spaceBit;
  if (/[\p{L}\p{N}\p{M}\p{Cs}]/u.test(character)) bits |= wordBit;
  if (/[\p{L}\p{M}]/u.test(character)) bits |= letterBit;
  if (new RegExp("\\p{Nd}", "u").test(character)) bits |= digitBit;
  if (/[\p{M}\u1160-\u11ff\uff9e\uff9f]/u.test(character)) bits |= extenderBit;
  if (unspaced.test(character)) bits |= unspacedBit;
  return bits;
}
var unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\u3000-\u303f\u30fc\uff01-\uff60]/u;
var superscripts = "\xB9\xB2\xB3\u2070\u2074\u2075\u2076\u2077\u2078\u2079\u207A\u207B";
var hyphens = "-\u2010\u2011\u2012\u2013\u2043\u2212\uFE58\uFE63\uFF0D";
var straight = new Map(
  Object.entries({
    "'": "\u2018\u2019\u201A\u201B\u2039\u203A\u2032\u2035\xB4`\u02BC\u02B9",
    '"': "\u201C\u201D\u201E\u201F\xAB\xBB\u301D\u301E\u301F\u2033\u2036",
    "-": `${hyphens}\u207B\u208B`,
    "%": "\u066A",
    ".": "\u066B",
    ",": "\u066C",
    "/": "\u2044\u2215",
    \u03C3: "\u03C2"
  }).flatMap(([plain2, variants]) => Array.from(variants, (variant) => [variant, plain2]))
);
function normalCharacters(cluster, keepCase) {
  const known = straight.get(cluster);
  if (known !== void 0) return known;
  const composed = cluster.normalize("NFKC");
  const kept = composed.startsWith(" ") ? cluster : composed;
  const cased = keepCase ? kept : kept.toLowerCase();
  return Array.from(cased, (character) => straight.get(character) ?? asciiDigit(character)).join("");
}
var simpleForms = new Uint16Array(65536);
var notSimple = 1;
var readByContext = new Set(`[&%\u2030'*_\`\u2014\u2015${hyphens}${superscripts}`);
function simpleForm(unit) {
  let form = simpleForms[unit] ?? notSimple;
  if (form === 0) {
    form = isSimple(unit) ? normalCharacters(String.fromCharCode(unit), false).charCodeAt(0) : notSimple;
    simpleForms[unit] = form;
  }
  return form === notSimple ? 0 : form;
}
function isSimple(unit) {
  const character = String.fromCharCode(unit);
  if ((characterClass(unit) & (spaceBit | ignorableBit | extenderBit)) !== 0 || new RegExp("\\p{Cs}", "u").test(character)) return false;
  const normal = normalCharacters(character, false);
  const becomesDigit = /\d/.test(normal) && !new RegExp("\\p{Nd}", "u").test(character);
  return normal.length === 1 && !becomesDigit && !readByContext.has(character) && !readByContext.has(normal);
}
function asciiDigit(character) {
  if (character <= "\x7F" || !new RegExp("\\p{Nd}", "u").test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (code - first < 9 && new RegExp("\\p{Nd}", "u").test(String.fromCodePoint(first - 1))) first -= 1;
  return String(code - first);
}

// src/base/remembered.ts
function remembered(derive, known = /* @__PURE__ */ new Map()) {
  return (key) => {
    const before = known.get(key);
    if (before !== void 0 || known.has(key)) return before;
    const result = derive(key);
    known.set(key, result);
    return result;
  };
}

// src/research/rules/quotes/units.ts
var table = `
percent: % 1 % percent per_cent pct prozent pourcent procent procento;
points: pp 1 pp ppt ppts percentage_point percentage_points percent_points prozentpunkt prozentpunkte; bp 0.01 bp basis_point basis_points
permille: permille 1 \u2030 permille
time: ns 1e-9 ns nanosecond nanoseconds; \u03BCs 1e-6 \u03BCs us microsecond microseconds; ms 1e-3 ms msec msecs millisecond milliseconds millisekunden;
time: s 1 s sec secs second seconds sekunde sekunden secondes; min 60 min mins minute minutes minuten; h 3600 h hr hrs hour hours stunde stunden heures
time: day 86400 day days tag tage tagen jours; week 604800 week weeks woche wochen semaines
months: month 1 month months monat monate monaten mois; year 12 year years yr yrs jahr jahre jahren ans
data: B 1 B byte bytes; kB 1e3 kB KB kilobyte kilobytes; MB 1e6 MB mb megabyte megabytes; GB 1e9 GB gb gigabyte gigabytes; TB 1e12 TB tb terabyte terabytes; PB 1e15 PB pb petabyte petabytes
data: KiB 1024 KiB; MiB 1048576 MiB; GiB 1073741824 GiB; TiB 1099511627776 TiB
data: bit 0.125 bit bits; kbit 125 kb Kb kbit; Mbit 125e3 Mb Mbit megabit megabits; Gbit 125e6 Gb Gbit gigabit gigabits; Tbit 125e9 Tb Tbit
rate: bit/s 1 bit/s b/s bps; kbit/s 1e3 kbit/s kb/s kbps Kbps; Mbit/s 1e6 Mbit/s Mb/s Mbps mbps; Gbit/s 1e9 Gbit/s Gb/s Gbps gbps; kB/s 8e3 kB/s KB/s; MB/s 8e6 MB/s MBps; GB/s 8e9 GB/s GBps
length: nm 1e-9 nm nanometer nanometers nanometre nanometres; \u03BCm 1e-6 \u03BCm micron microns; mm 1e-3 mm millimeter millimeters millimetre millimetres; cm 1e-2 cm centimeter centimeters centimetre centimetres
length: m 1 m meter meters metre metres; km 1e3 km kilometer kilometers kilometre kilometres; in 0.0254 inch inches; ft 0.3048 ft feet foot; mi 1609.344 mi mile miles
mass: \u03BCg 1e-9 \u03BCg mcg; mg 1e-6 mg milligram milligrams; g 1e-3 g gram grams; kg 1 kg kilogram kilograms kilo kilos; t 1e3 t ton tons tonne tonnes tonnen; lb 0.45359237 lb lbs pound_mass
power: mW 1e-3 mW; W 1 W watt watts; kW 1e3 kW kilowatt kilowatts; MW 1e6 MW megawatt megawatts; GW 1e9 GW gigawatt gigawatts; TW 1e12 TW terawatt terawatts
energy: Wh 1 Wh; kWh 1e3 kWh; MWh 1e6 MWh; GWh 1e9 GWh; TWh 1e12 TWh; J 2.777777777777778e-4 J joule joules; kJ 0.2777777777777778 kJ; MJ 277.7777777777778 MJ
frequency: Hz 1 Hz hertz; kHz 1e3 kHz; MHz 1e6 MHz megahertz; GHz 1e9 GHz gigahertz
volume: ml 1e-3 ml mL milliliter milliliters millilitre millilitres; l 1 l L liter liters litre litres
celsius: \xB0C 1 \xB0C degrees_celsius
fahrenheit: \xB0F 1 \xB0F degrees_fahrenheit
kelvin: K 1 K kelvin
angle: \xB0 1 \xB0 degree degrees
times: times 1 x \xD7 times fold mal fach
dollar: USD 1 $ usd us$ dollar dollars
euro: EUR 1 \u20AC eur euro euros
sterling: GBP 1 \xA3 gbp
yen: JPY 1 \xA5 jpy yen
rupee: INR 1 \u20B9 inr rupees
ordinal: ordinal 1 st nd rd th`;
var magnitudeTable = `1e3 thousand thousands tausend tsd mille \u5343; 1e4 \u4E07 \u842C; 1e5 lakh lakhs; 1e6 million millions millionen mio mn; 1e7 crore crores
1e8 \u4EBF \u5104; 1e9 billion billions bn milliarde milliarden mrd milliard milliards; 1e12 trillion trillions tn \u5146`;
var units = /* @__PURE__ */ new Map();
for (const line of table.trim().split("\n")) {
  const [dimension = "", entries = ""] = line.split(/: (.*)/);
  for (const entry of entries.split(/;\s*/).filter((part) => part !== "")) {
    const [name2 = "", factor = "1", ...spellings] = entry.trim().split(" ");
    for (const spelling of spellings)
      units.set(spelling.replace("_", " "), { name: name2, dimension, factor: Number(factor) });
  }
}
var magnitudes = /* @__PURE__ */ new Map();
for (const entry of magnitudeTable.split(/[;\n]\s*/)) {
  const [factor = "1", ...words3] = entry.trim().split(" ");
  for (const word3 of words3) magnitudes.set(word3, Number(factor));
}
function unitNamed(word3) {
  return units.get(word3) ?? units.get(word3.toLowerCase()) ?? caseless.get(word3.toLowerCase());
}
function magnitudeNamed(word3) {
  return magnitudes.get(word3.toLowerCase());
}
var caseless = /* @__PURE__ */ new Map();
for (const [spelling, unit] of units)
  if (!caseless.has(spelling.toLowerCase())) caseless.set(spelling.toLowerCase(), unit);
function unitWriter(expected) {
  let units2 = new Uint16Array(expected + 16);
  let starts2 = new Uint32Array(expected + 16);
  let ends2 = new Uint32Array(expected + 16);
  let length = 0;
  const grow = () => {
    const size = units2.length * 2;
    const [oldUnits, oldStarts, oldEnds] = [units2, starts2, ends2];
    [units2, starts2, ends2] = [new Uint16Array(size), new Uint32Array(size), new Uint32Array(size)];
    units2.set(oldUnits);
    starts2.set(oldStarts);
    ends2.set(oldEnds);
  };
  return {
    write: (text, start, end) => {
      for (let index = 0; index < text.length; index += 1) {
        if (length === units2.length) grow();
        units2[length] = text.charCodeAt(index);
        starts2[length] = start;
        ends2[length] = end;
        length += 1;
      }
    },
    writeUnit: (unit, start) => {
      if (length === units2.length) grow();
      units2[length] = unit;
      starts2[length] = start;
      ends2[length] = start + 1;
      length += 1;
    },
    replaceLast: (unit, end) => {
      units2[length - 1] = unit.charCodeAt(0);
      ends2[length - 1] = end;
    },
    length: () => length,
    last: () => length === 0 ? Number.NaN : units2[length - 1] ?? Number.NaN,
    tail: (count3) => String.fromCharCode(...units2.subarray(Math.max(0, length - count3), length)),
    finish: () => ({
      text: textOf(units2.subarray(0, length)),
      starts: starts2.slice(0, length),
      ends: ends2.slice(0, length)
    })
  };
}
function textOf(units2) {
  const parts = [];
  for (let at2 = 0; at2 < units2.length; at2 += 8192) parts.push(String.fromCharCode(...units2.subarray(at2, at2 + 8192)));
  return parts.join("");
}

// src/research/rules/quotes/normal-text.ts
var footnote = /\[(?:\d{1,3}|(?:note|fn\.?|footnote|nb)\s?\d{1,3}|[a-z](?=\][^\p{L}])|citation needed)\]/iuy;
var bracketedList = /\[\d{1,3}(?:\s?[,;\u2013-]\s?\d{1,3}){1,15}\]/uy;
var gluedMark = /(?!\d{1,3}(?:,\d{3})+(?!\d))(?:\d{1,3}(?:[,\u2013-]\d{1,3})+(?![\p{L}\d]|[.,]\d)|\d{1,2}(?=\s?[.,;:)](?:\s|$)))(?:\s(?=[.,;:)]))?/uy;
var wordBeforeMark = new RegExp("\\p{Ll}{4}$|\\p{Ll}{2}[.,;)]$", "u");
var superscript = new RegExp(`[${superscripts}]{1,40}`, "uy");
var superscriptList = new RegExp(`[${superscripts}]{1,3}(?:[,;\u2013-][${superscripts}]{1,3}){1,15}`, "uy");
var softLineBreak = /[^\S\n\r]{0,40}(?:\r\n?|\n)\s{0,400}/y;
var markdown = new RegExp("(?<=^|[^*\\p{L}\\p{N}])\\*{1,3}(?=[^\\s*])|(?<=[^\\s*])\\*{1,3}(?=$|[^*\\p{L}\\p{N}])|(?<=^|[^_\\p{L}\\p{N}])_{1,3}(?=[^\\s_])|(?<=[^\\s_])_{1,3}(?=$|[^_\\p{L}\\p{N}])|`{3,}|(?<!`)`(?!`)(?<!\\p{L}`(?=\\p{L}))", "uy");
var entity = /&(?:#(\d{2,7})|#x([\da-f]{2,6})|([a-z]{2,6}));/iy;
var entities = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", thinsp: " ", ensp: " ", emsp: " ", shy: "\xAD" },
  ...{ ldquo: "\u201C", rdquo: "\u201D", bdquo: "\u201E", lsquo: "\u2018", rsquo: "\u2019", sbquo: "\u201A", laquo: "\xAB", raquo: "\xBB" },
  ...{ ndash: "\u2013", mdash: "\u2014", minus: "\u2212", hellip: "\u2026", times: "\xD7", middot: "\xB7", bull: "\u2022", deg: "\xB0", plusmn: "\xB1" }
};
var emDash = /[\u2014\u2015\u2e3a\u2e3b]|-{2,}/y;
var longestCluster = 30;
function normalText(original, { keepCase = false, dropsPossibleMarks = false } = {}) {
  const writer = unitWriter(original.length);
  const marks2 = [];
  const ofUnit = keepCase ? casedUnits : smallUnits;
  const ofCluster = remembered((cluster) => normalCharacters(cluster, keepCase));
  const normalCluster = (cluster) => (cluster.length === 1 ? ofUnit : ofCluster)(cluster);
  const last = {
    /** The offset of pending white space, which is written when text follows; -1 without any. */
    space: -1,
    isUnspaced: false,
    /** Whether the text ends with a digit that the next digit must not extend. */
    isClosed: false
  };
  const matchAt2 = (pattern3, at2) => {
    pattern3.lastIndex = at2;
    return pattern3.exec(original)?.[0];
  };
  const bracketedAt = (at2) => matchAt2(footnote, at2) ?? (dropsPossibleMarks ? matchAt2(bracketedList, at2) : void 0);
  const gluedAt = (at2) => wordBeforeMark.test(original.slice(Math.max(0, at2 - 4), at2)) ? matchAt2(gluedMark, at2) : void 0;
  const isLast = (bit) => last.space === -1 && (characterClass(writer.last()) & bit) !== 0;
  const writeSpace = (isUnspaced) => {
    if (last.space !== -1 && writer.length() > 0 && !(isUnspaced && last.isUnspaced))
      writer.writeUnit(32, last.space);
    last.space = -1;
  };
  const write = (text, start, end, isUnspaced = false) => {
    writeSpace(isUnspaced);
    writer.write(text, start, end);
    last.isUnspaced = isUnspaced;
    last.isClosed = false;
  };
  const dropMark = (says, end) => {
    marks2.push({
      at: writer.length(),
      says: says.normalize("NFKC").toLowerCase().replace(/[\s[\]]/g, "")
    });
    if (/^[\s.,;:!?)]?$/.test(original.charAt(end))) last.space = -1;
  };
  const readHyphen = (at2) => {
    const broken2 = isLast(wordBit) ? matchAt2(softLineBreak, at2 + 1)?.length ?? 0 : 0;
    const next = characterClass(original.charCodeAt(at2 + 1 + broken2));
    if (!(isLast(letterBit) && (next & letterBit) !== 0)) write("-", at2, at2 + 1);
    return at2 + 1 + ((next & wordBit) === 0 ? 0 : broken2);
  };
  const readEmDash = (at2, length) => {
    if (last.space === -1) last.space = at2;
    write("-", at2, at2 + length);
    last.space = at2 + length;
    return last.space;
  };
  const readSuperscript = (at2) => {
    const list2 = matchAt2(superscriptList, at2);
    const isMark = (says) => last.space === -1 && isReferenceMark(says.normalize("NFKC"), writer.tail(4));
    const raised2 = list2 !== void 0 && isMark(list2) ? list2 : matchAt2(superscript, at2) ?? "";
    const end = at2 + raised2.length;
    if (isMark(raised2)) dropMark(raised2, end);
    else {
      write(`^${raised2.normalize("NFKC").replaceAll("\u2212", "-")}`, at2, end);
      last.isClosed = true;
    }
    return end;
  };
  const readEntity = (at2, length, stands) => {
    const unit = stands.charCodeAt(0);
    const bits = characterClass(unit);
    const end = at2 + length;
    if ((bits & spaceBit) !== 0) {
      if (last.space === -1) last.space = at2;
    } else if (/[\u2014\u2015]/.test(stands)) return readEmDash(at2, length);
    else if ((bits & ignorableBit) === 0) write(normalCluster(stands), at2, end, (bits & unspacedBit) !== 0);
    return end;
  };
  const readCluster = (at2, unit, bits) => {
    let end = at2 + ((original.codePointAt(at2) ?? 0) > 65535 ? 2 : 1);
    while (end - at2 < longestCluster && (characterClass(original.charCodeAt(end)) & extenderBit) !== 0) end += 1;
    const normal = normalCluster(original.slice(at2, end));
    const isCompound = unit > 127 && (bits & digitBit) === 0;
    const begins = characterClass(normal.charCodeAt(0));
    if ((isCompound || last.isClosed) && (begins & digitBit) !== 0 && isLast(digitBit)) last.space = at2;
    if ((normal === "%" || normal === "\u2030") && (characterClass(writer.last()) & digitBit) !== 0) last.space = -1;
    if (normal === "'" && writer.last() === 39 && last.space === -1) writer.replaceLast('"', end);
    else if (normal !== "") write(normal, at2, end, (bits & unspacedBit) !== 0);
    last.isClosed = isCompound && /\d$/.test(normal);
    return end;
  };
  for (let at2 = 0; at2 < original.length; ) {
    const unit = original.charCodeAt(at2);
    const form = keepCase || last.isClosed ? 0 : simpleForm(unit);
    const bits = characterClass(unit);
    const glued = dropsPossibleMarks && (bits & digitBit) !== 0 ? gluedAt(at2) : void 0;
    if (glued !== void 0) {
      at2 += glued.length;
      dropMark(glued, at2);
      continue;
    }
    if (form !== 0 && (characterClass(original.charCodeAt(at2 + 1)) & extenderBit) === 0) {
      const isUnspaced = (bits & unspacedBit) !== 0;
      if (last.space !== -1) writeSpace(isUnspaced);
      writer.writeUnit(form, at2);
      last.isUnspaced = isUnspaced;
      at2 += 1;
      continue;
    }
    const character = original.charAt(at2);
    const isPlain = (bits & letterBit) !== 0;
    const says = character === "[" ? bracketedAt(at2) : void 0;
    const coded = unit === 38 ? entityAt(original, at2) : void 0;
    const mark = unit === 42 || unit === 95 || unit === 96 ? matchAt2(markdown, at2) : void 0;
    const dash = !isPlain && (unit === 45 || unit > 8208) ? matchAt2(emDash, at2) : void 0;
    if ((bits & spaceBit) !== 0) {
      if (last.space === -1) last.space = at2;
      at2 += 1;
    } else if ((bits & ignorableBit) !== 0) {
      at2 += 1;
      if (unit === 173) at2 += matchAt2(softLineBreak, at2)?.length ?? 0;
    } else if (coded !== void 0) at2 = readEntity(at2, coded.length, coded.stands);
    else if (mark !== void 0) at2 += mark.length;
    else if (says !== void 0) {
      at2 += says.length;
      dropMark(says, at2);
    } else if (dash !== void 0) at2 = readEmDash(at2, dash.length);
    else if (!isPlain && hyphens.includes(character)) at2 = readHyphen(at2);
    else if (unit > 127 && superscripts.includes(character)) at2 = readSuperscript(at2);
    else at2 = readCluster(at2, unit, bits);
  }
  return { ...writer.finish(), marks: marks2 };
}
var unadorned = /^[A-Za-z\d \t\n.,:;?!()/"]*$/;
function normalString(text) {
  return unadorned.test(text) ? text.toLowerCase().replace(/\s+/g, " ").trim() : normalText(text).text.trim();
}
function entityAt(text, at2) {
  entity.lastIndex = at2;
  const [whole = "", decimal, hex, name2 = ""] = entity.exec(text) ?? [];
  const code = decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  const stands = Number.isNaN(code) ? entities[name2.toLowerCase()] : code > 1114111 ? void 0 : String.fromCodePoint(code);
  return stands === void 0 ? void 0 : { length: whole.length, stands };
}
function isReferenceMark(digits, before) {
  if (!/^\d{1,3}(?:[,;\u2013-]\d{1,3})*$/.test(digits)) return false;
  if (/[.,;:!?)'"]$/.test(before)) return true;
  return /^\d+$/.test(digits) ? new RegExp("\\p{L}{3}$", "u").test(before) && !new RegExp("(?<!\\p{L})(?:log|exp|sin|cos|tan)$", "u").test(before) : new RegExp("\\p{L}$", "u").test(before);
}
var smallUnits = remembered((unit) => normalCharacters(unit, false));
var casedUnits = remembered((unit) => normalCharacters(unit, true));

// src/research/rules/quotes/numbers.ts
var small = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
  " "
);
var tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
var pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${tens.join("|")})[ -]?(${small.slice(1, 10).join("|")})?|(${small.join("|")}))( hundred)?(?![\\p{L}\\p{N}])`,
  "giu"
);
var beforeHyphen = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...small, ...tens, "hundred"].join("|")})[-\u2010\u2011](?=\\p{L})`,
  "giu"
);
function spelledNumbers(text) {
  return Array.from(text.matchAll(pattern), (match) => {
    const [words3, ten, unit, single2, hundred] = match;
    const value = ten === void 0 ? indexOf(small, single2) : (indexOf(tens, ten) + 2) * 10 + Math.max(0, indexOf(small, unit));
    return { text: words3.trimEnd(), at: match.index, value: hundred === void 0 ? value : value * 100 };
  });
}
function indexOf(list2, word3) {
  return word3 === void 0 ? -1 : list2.indexOf(word3.toLowerCase());
}
function likelyDecimalMark(text) {
  const point = /\d\.(?:\d{1,2}|\d{4,})(?![\d.])|\d,\d{3}\.\d|(?<!\d)0\.\d/.test(text);
  const comma = /\d,(?:\d{1,2}|\d{4,})(?![\d,])|\d\.\d{3},\d|(?<!\d)0,\d/.test(text);
  return point === comma ? null : point ? "." : ",";
}
function readingsOf(digits, decimalMark) {
  const compact = digits.replace(/[ '_]/g, "");
  const marks2 = compact.replace(/\d/g, "");
  const decimal = (mark) => {
    const [whole = "", part = ""] = compact.replaceAll(mark === "." ? "," : ".", "").split(mark);
    return { plain: part === "" ? whole : `${whole}.${part}`, decimals: part.length };
  };
  const grouped = { plain: compact.replace(/[.,]/g, ""), decimals: 0 };
  if (marks2 === "") return [grouped];
  if (marks2.includes(".") && marks2.includes(",")) {
    const last = marks2.at(-1) ?? ".";
    return marks2.indexOf(last) === marks2.length - 1 ? [decimal(last)] : [];
  }
  if (marks2.length > 1) return /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(compact) ? [grouped] : [];
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(compact)) return [decimal(marks2)];
  if (decimalMark !== null) return [marks2 === decimalMark ? decimal(marks2) : grouped];
  return marks2 === "," ? [grouped] : [decimal("."), grouped];
}
var sign = /(?<![\p{L}\p{N})\]])([-+±])$/u;
var comparison = /([<>≤≥≈~]=?) ?$/;
var currency = new RegExp("([$\u20AC\xA3\xA5\u20B9]|(?<!\\p{L})(?:US\\$|USD|EUR|GBP|JPY|INR)) ?$", "iu");
var word = new RegExp("[ -]?([%\u2030\xD7$\u20AC\xA3\xA5\u20B9\u5343\u4E07\u842C\u4EBF\u5104\u5146]|\xB0\\p{L}?|[\\p{L}]{1,24}(?:\\/\\p{L}{1,12})?)", "uy");
var secondWord = new RegExp(" (\\p{L}{1,16})", "uy");
var loneLetters = /^[smhgtWVKB]$/;
function readPrefix(before) {
  let left = before;
  let signs = "";
  let unit = null;
  for (let turn = 0; turn < 3; turn += 1) {
    const money = currency.exec(left);
    const found = money ?? sign.exec(left) ?? comparison.exec(left);
    if (found === null) break;
    if (found === money) unit ??= unitNamed(found[1] ?? "") ?? null;
    else signs = `${found[1] ?? ""}${signs}`;
    left = left.slice(0, found.index);
  }
  return { length: before.length - left.length, signs, unit };
}
function readUnit(text, from, isMoney) {
  let magnitude = 1;
  let end = from;
  for (let turn = 0; turn < 2; turn += 1) {
    const [matched, spelling] = matchAt(word, text, end);
    if (matched === "") break;
    const after = end + matched.length;
    const [second, name2] = matchAt(secondWord, text, after);
    const long = second === "" ? void 0 : unitNamed(`${spelling} ${name2}`);
    if (long !== void 0) return { magnitude, unit: long, end: after + second.length };
    const isAttached = matched === spelling;
    const factor = magnitudeNamed(spelling) ?? (isAttached ? letterMagnitude(spelling, isMoney) : void 0);
    if (factor !== void 0 && magnitude === 1) {
      magnitude = factor;
      end = after;
      continue;
    }
    const unit = unitNamed(spelling);
    const isWord = !isAttached && spelling.length === 1 && /[a-z]/i.test(spelling) && !loneLetters.test(spelling);
    if (unit === void 0 || isWord) break;
    return { magnitude, unit, end: after };
  }
  return { magnitude, unit: null, end };
}
function letterMagnitude(letter, isMoney) {
  if (isMoney) return { k: 1e3, m: 1e6, b: 1e9, t: 1e12 }[letter.toLowerCase()];
  return { k: 1e3, K: 1e3, M: 1e6 }[letter];
}
function matchAt(pattern3, text, at2) {
  pattern3.lastIndex = at2;
  const found = pattern3.exec(text);
  return [found?.[0] ?? "", found?.[1] ?? ""];
}
var numeral = /(\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,'_]\d+)*)([eE][+-]?\d{1,3}(?![\p{L}\d])|\^[+-]?\d{1,3}(?!\d)|\s?[x×*·]\s?10\^[+-]?\d{1,3}(?!\d))?/gu;
var range = /[~^]\d+\.\d+\.\d+$/;
var nameBefore = new RegExp("\\p{L}[\\p{L}\\d]{0,30}[-/._]?$", "u");
var between = /^ ?(?:-|to|and|or|bis|und|,|\/) ?$/;
function numbersIn(text) {
  return numbersInNormal(normalText(withApart(text), { keepCase: true }).text);
}
function withApart(text) {
  return text.replace(beforeHyphen, "$1 ");
}
function numbersInNormal(normal) {
  const decimalMark = likelyDecimalMark(normal);
  const found = Array.from(normal.matchAll(numeral), (match) => readNumber(normal, match, decimalMark));
  shareUnits(normal, found);
  const spelled2 = spelledNumbers(normal).map(({ text: words3, at: at2, value }) => {
    const { magnitude, unit, end } = readUnit(normal, at2 + words3.length, false);
    const exact = `${value}${magnitude === 1 ? "" : `*${magnitude}`}${unit?.name ?? ""}`;
    const readings = [{ value: value * magnitude, step: magnitude }];
    return { text: normal.slice(at2, end), at: at2, exact, readings, magnitude, unit, name: "", spelled: true };
  });
  return [...found, ...spelled2].sort((a, b) => a.at - b.at);
}
function readNumber(text, match, decimalMark) {
  const { 0: whole, 1: digits = "", 2: exponent = "", index: at2 } = match;
  const name2 = nameEndingAt(text, at2);
  const prefix = name2 === "" ? readPrefix(text.slice(Math.max(0, at2 - 12), at2)) : { length: 0, signs: "", unit: null };
  const raised2 = exponent.toLowerCase().replace(/\s/g, "");
  const after = readUnit(text, at2 + whole.length, prefix.unit !== null);
  const plains = readingsOf(digits, decimalMark);
  const unit = prefix.unit ?? after.unit;
  const mayBeVersion = unit === null && after.magnitude === 1 && !/[-+±]/.test(prefix.signs) && raised2 === "" && /^\d+(?:\.\d+)*$/.test(digits);
  const times = after.magnitude === 1 ? "" : `*${after.magnitude}`;
  return {
    text: text.slice(at2 - prefix.length, after.end),
    at: at2 - prefix.length,
    exact: `${prefix.signs}${plains[0]?.plain ?? digits}${raised2}${times}${unit?.name ?? ""}`,
    readings: plains.map(
      (plain2) => readingOf(plain2, raised2, prefix.signs.includes("-") ? -after.magnitude : after.magnitude)
    ),
    magnitude: after.magnitude,
    unit,
    name: name2,
    spelled: false,
    ...mayBeVersion && { version: digits.split(".") },
    ...mayBeVersion && range.test(text.slice(Math.max(0, at2 - 3), at2 + whole.length)) && { isRange: true }
  };
}
function nameEndingAt(text, at2) {
  const joined = "-/._".includes(text.charAt(at2 - 1)) ? at2 - 2 : at2 - 1;
  if ((characterClass(text.charCodeAt(joined)) & letterBit) === 0) return "";
  return nameBefore.exec(text.slice(Math.max(0, at2 - 40), at2))?.[0] ?? "";
}
function readingOf({ plain: plain2, decimals }, raised2, magnitude) {
  if (raised2.startsWith("^")) return { value: Number(plain2) ** Number(raised2.slice(1)) * magnitude, step: 0 };
  const exponent = Number(/[+-]?\d+$/.exec(raised2)?.[0] ?? 0);
  const scale = Math.abs(magnitude) * 10 ** exponent;
  return { value: Number(`${plain2}e${exponent}`) * magnitude, step: scale * 10 ** -decimals };
}
function shareUnits(text, found) {
  for (const [index, next] of [...found.entries()].reverse()) {
    const number3 = found[index - 1];
    if (number3 === void 0 || !between.test(text.slice(number3.at + number3.text.length, next.at))) continue;
    if (number3.unit === null && number3.magnitude === 1) {
      number3.unit = next.unit;
      number3.magnitude = next.magnitude;
      if (next.magnitude !== 1)
        number3.readings.push(
          ...number3.readings.map(({ value, step }) => ({ value: value * next.magnitude, step: step * next.magnitude }))
        );
    }
  }
}

// src/research/rules/quotes/polarity.ts
var negationWords = `not no never none neither nor cannot without hardly scarcely nicht kein keine keiner keinen keinem keines nie niemals ohne
ne pas jamais sans aucun aucune nunca sin ning\xFAn ninguna ninguno n\xE3o nunca sem nenhum niet geen nooit \u043D\u0435 \u043D\u0435\u0442 \u043D\u0438\u043A\u043E\u0433\u0434\u0430 \u0431\u0435\u0437 \u043D\u0438 \u05DC\u05D0 \u05D0\u05D9\u05DF \u0644\u0627 \u0644\u064A\u0633 \u0644\u0645 \u0644\u0646`.split(
  /\s+/
);
var negatingPrefixes = "un in im il ir non dis anti mis counter".split(" ");
var turning = new Set(
  `more less fewer most least all some only few many every any higher lower greater smaller larger above below over under
increase increases increased increasing decrease decreases decreased decreasing rise rises rose risen fall falls fell fallen
grew grow grows shrank shrinks gain gains loss losses up down better worse best worst faster slower before after
always sometimes often rarely seldom must may might can could should half twice double triple third quarter dozen
true false safe unsafe supports refutes confirms denies with except`.split(/\s+/)
);
var negations = new Set(negationWords);
var words = new RegExp("\u307E\u305B\u3093|\u306A\u3044|\\p{Script=Han}|(?:(?![\\p{Script=Han}\\p{Script=Hiragana}])\\p{L})+(?:'\\p{L}+)?", "gu");
var denyingIdeographs = new Set("\u4E0D\u6CA1\u6C92\u672A\u65E0\u7121\u975E\u522B\u83AB\u52FF");
var countingIdeographs = new Set("\u96F6\u3007\u4E00\u4E8C\u4E24\u4E09\u56DB\u4E94\u516D\u4E03\u516B\u4E5D\u5341\u767E\u5343\u4E07\u842C\u4EBF\u5104");
var denyingPrepositions = new Set(
  "without ohne sans sin sem zonder \u0431\u0435\u0437 \u05DC\u05DC\u05D0 \u0628\u062F\u0648\u0646".split(" ")
);

// src/research/rules/quotes/word-grams.ts
var numberHash = 23;
var [starts, ends, hashes] = [new Uint32Array(0), new Uint32Array(0), new Int32Array(0)];
function countWords(text) {
  if (starts.length < text.length)
    [starts, ends, hashes] = [new Uint32Array(text.length), new Uint32Array(text.length), new Int32Array(text.length)];
  let count3 = 0;
  for (let at2 = 0; at2 < text.length; ) {
    const bits = characterClass(text.charCodeAt(at2));
    if ((bits & wordBit) === 0) {
      at2 += 1;
      continue;
    }
    const start = at2;
    let hash = numberHash;
    if ((bits & digitBit) !== 0) at2 = endOfNumber(text, at2);
    else {
      hash = mixed(2166136261, text.charCodeAt(at2));
      at2 += 1;
      while ((bits & unspacedBit) === 0 && at2 < text.length && isLetter(text.charCodeAt(at2))) {
        hash = mixed(hash, text.charCodeAt(at2));
        at2 += 1;
      }
    }
    starts[count3] = start;
    ends[count3] = at2;
    hashes[count3] = hash;
    count3 += 1;
  }
  return count3;
}
function mixed(hash, unit) {
  return Math.imul(hash ^ unit, 16777619);
}
function isLetter(unit) {
  return (characterClass(unit) & (wordBit | digitBit | unspacedBit)) === wordBit;
}
function endOfNumber(text, from) {
  let at2 = from;
  const isDigit2 = (index) => (characterClass(text.charCodeAt(index)) & digitBit) !== 0;
  while (isDigit2(at2) || isDigit2(at2 + 1) && ".,".includes(text.charAt(at2))) at2 += 1;
  return at2;
}

// src/research/rules/quotes/quote-edges.ts
var prefixAtEnd = new RegExp(`(?<![\\p{L}\\p{N}])(?:${negatingPrefixes.join("|")})-?$`, "u");
var negationAtEnd = new RegExp(
  `(?<!\\p{L})(?:${negationWords.join("|")}|\\p{L}+n't)(?: \\p{L}+)? ?$|[\u4E0D\u6CA1\u6C92\u672A\u65E0\u7121\u975E]$`,
  "u"
);
var negationAtStart = new RegExp(
  `^(?:n't| (?:${negationWords.filter((word3) => !denyingPrepositions.has(word3)).join("|")})(?!\\p{L})|not(?!\\p{L})|less(?!\\p{L}))`,
  "u"
);
var quoteVerdicts = ["exact", "ellipsis", "near", "absent", "number-mismatch"];

// src/research/rules/ledger.ts
var claimVerdicts = ["supported", "qualified", "contradicted", "unverified"];
var source = object({
  /** `S001`; never reused. */
  id: string2(),
  /** The key in sources.bib. */
  key: string2(),
  /** The key that is equal for two addresses of one source; see canonicalAddress. */
  canonical: string2(),
  /** A URL, or `repository:path` for a file of the repository. */
  url: string2(),
  title: string2(),
  authors: array(string2()),
  year: nullable(string2()),
  /** The journal, proceedings or series; missing when no catalogue names one. */
  venue: optional(string2()),
  /** A page of the web, a file of the repository, or a document that the user brought. */
  kind: _enum(["primary", "secondary", "repository", "document"]),
  /** The organisation responsible for it, with its products, as an agent reported it. */
  party: optional(string2()),
  first_iteration: int(),
  accessed: string2()
});
var searchVerdicts = ["not-found", "found"];
var evidenceCheck = object({
  /** `could-not-run`: no snapshot to search, neither a pass nor a failure; `not-carrying`: there, but verifiers reject it. */
  verdict: _enum([...quoteVerdicts, ...searchVerdicts, "could-not-run", "not-carrying"]),
  /** Whether the quote may support its claim; see isSound. */
  sound: boolean2(),
  /** The snapshot in which it was searched. */
  snapshot: nullable(string2()),
  /** The fault of the quote for a reader; null without one. */
  detail: nullable(string2()),
  /** The page of a paged document, or the line of a file of the project. */
  page: optional(int()),
  line: optional(int()),
  /** Its context on the page, if the claim has words that the quotes lack; see contextOf. */
  before: optional(string2()),
  /** The page cannot be cited: it is gone, or behind a wall. */
  unreachable: optional(literal(true))
});
var evidence = object({
  source: string2(),
  /** Empty for an absence of searched words. */
  quote: string2(),
  searched: optional(array(string2())),
  hand_in: string2(),
  /** The page that was read, if it has another address, such as a PDF with a landing page. */
  url: optional(string2()),
  /** The agent's wording, if it differs from the text of the claim. */
  wording: optional(string2()),
  check: optional(evidenceCheck)
});
var verification = object({
  assignment: string2(),
  /** Null without a hand-in. */
  hand_in: nullable(string2()),
  claim: string2(),
  verdict: _enum([...claimVerdicts, "abstained"]),
  reason: nullable(string2()),
  /** The claim as the source supports it, for the verdict `qualified`. */
  rewording: nullable(string2()),
  /** The words of the source that support the claim or the rewording, and the quotes for it that do not. */
  quote: optional(string2()),
  not_carrying: optional(array(object({ source: string2(), quote: string2() })))
});
var observation = object({
  claim: string2(),
  hand_in: string2(),
  iteration: int(),
  /** Whether it is the first admitted one of its claim. */
  new: boolean2(),
  /** The index of its evidence in the claim; missing in ledgers of older versions. */
  evidence: optional(int()),
  /** False when its quote is not in its source, so that it does not count for novelty. */
  admitted: optional(boolean2()),
  /** Its agent's task named the finding, so that it says nothing of how much is left to find. */
  guided: optional(literal(true))
});
var claim2 = object({
  id: string2(),
  text: string2(),
  importance: _enum(["central", "supporting", "peripheral"]),
  /** The opinion of the first agent, until it is computed; see confidenceOf. */
  confidence: _enum(["high", "medium", "low"]),
  /** The reasons of the computed confidence; missing until it is computed. */
  confidence_reason: optional(string2()),
  /** The verdict of verification; missing when it was not verified. */
  verdict: optional(_enum(claimVerdicts)),
  /** The number of its citable sources that do not copy one another; missing until it is computed. */
  independent_sources: optional(int()),
  /** The claims of other parties that state nearly all of it; missing without any. */
  core_by: optional(string2()),
  evidence: array(evidence),
  first_iteration: int()
});
var addressees = ["web", "code", "user", "trial"];
var question = object({
  id: string2(),
  text: string2(),
  priority: _enum(["high", "medium", "low"]),
  addressee: optional(_enum(addressees)),
  status: _enum(["open", "answered"]),
  raised_by: string2(),
  answered_by: nullable(string2()),
  /** Other wordings for the user. */
  also: optional(array(string2())),
  /** The things it names, and quantities, without a claim when an agent reported it as answered; the hand-ins that show no answer. */
  missing: optional(array(string2())),
  taken_by: optional(array(string2()))
});
var contradiction = object({
  id: string2(),
  statement: string2(),
  sides: array(string2()),
  raised_by: string2(),
  /** The claims on its sides, as far as known. */
  claims: optional(array(string2())),
  /** The claim that all others oppose, where it has more than two. */
  disputed: optional(string2()),
  /** The ids of others between the same claims, which it includes. */
  also: optional(array(string2())),
  /** Hand-ins that report it as resolved. */
  settled_by: optional(array(string2())),
  /** The last hand-in that raised it again with other claims, which earlier resolutions did not consider. */
  raised_again: optional(string2()),
  /** Found by code or a sorter, because its claims differ in a number, a denial or a direction; missing if an agent raised it. */
  found_by: optional(_enum(["code", "sorter"])),
  /** Its claims were joined, so that there is no contradiction any more. */
  joined: optional(literal(true)),
  /** The words of each side that show that they concern different things. */
  different: optional(array(string2())),
  /** Resolved when one of these hand-ins has a claim with a sound quote; open if missing. */
  status: optional(_enum(["open", "resolved"]))
});
var pair = { claim: string2(), other: string2() };
var doubt = { unlikely: optional(literal(true)), reported: optional(literal(true)) };
var relation = { both: optional(literal(true)), core: optional(tuple([string2(), string2()])) };
var iterationStatistics = object({
  iteration: int(),
  kind: _enum(["research", "writing", "planning", "coding"]),
  /** Whether at least half of its agents handed in and its searches worked; other iterations never count towards stopping. */
  valid: boolean2(),
  agents_expected: int(),
  agents_reported: int(),
  agents_failed: int(),
  /** Searches with results, as counted by a hook; in 0.1.0 as reported by agents. */
  searches: int(),
  /** Searches without results, and refused ones; missing if there were none. */
  searches_empty: optional(int()),
  searches_refused: optional(int()),
  /** Admitted observations: their quotes were found, or could not be checked in an existing page. */
  observations: int(),
  /** Refused observations: their quotes are not in their sources or too weak; their pages are gone or behind a wall. */
  refused: optional(int()),
  new_claims: int(),
  /** Findings that got a second independent source; missing in older files. */
  confirmed: optional(int()),
  new_sources: int(),
  low_yield: boolean2(),
  /** Open questions and gaps with an agent; missing in older files. */
  followed: optional(array(string2())),
  /** Observations of agents that were given a claim; they are excluded from the estimates of novelty. */
  guided: optional(object({ hand_ins: array(string2()), observations: int(), new_claims: int() })),
  /** Findings of researchers who got only the goal, in iterations of earlier versions. */
  probe: optional(object({ claims: int(), known_claims: int(), sources: int(), known_sources: int() })),
  /** Hashes of the report when the iteration was recorded; missing without a report. */
  report: optional(object({ cited: string2(), text: string2() })),
  recorded_at: string2()
});
var ledgerSchema = object({
  schema: literal(1),
  sources: array(source),
  claims: array(claim2),
  /** Every claim that an agent reported, new or known: the input of the novelty estimate. */
  observations: array(observation),
  questions: array(question),
  contradictions: array(contradiction),
  /** Pairs that code could not decide; `unlikely`: each names something else; `reported`: an agent says that one supports the other. */
  undecided: optional(array(object({ ...pair, ...doubt }))),
  /** Pairs that differ, and who decided it: a hand-in, or `user`. */
  apart: optional(array(object({ ...pair, by: string2() }))),
  /** Claims that another one includes, under their ids then, and who decided it; `both`: each says more; `core`: the common words. */
  within: optional(array(object({ ...pair, by: string2(), ...relation }))),
  /** Claims that were handed in as support for a known one, under their ids at that time, with the hand-in. */
  supports: optional(array(object({ claim: string2(), supports: string2(), by: string2() }))),
  /** Claims that were joined with another, and their wordings. */
  joined: optional(
    array(object({ id: string2(), into: string2(), by: string2(), texts: array(string2()) }))
  ),
  /** The answers of verifiers, by assignment; missing before the first. */
  looks: optional(array(verification)),
  iterations: array(iterationStatistics),
  /** Hand-ins already merged, as `<iteration>/<agent>-<n>`: merging twice changes nothing. */
  merged: array(string2())
});
var emptyLedger = () => ({
  schema: 1,
  sources: [],
  claims: [],
  observations: [],
  questions: [],
  contradictions: [],
  iterations: [],
  merged: []
});
function isFile({ kind }) {
  return kind === "repository" || kind === "document";
}
function openQuestions(ledger) {
  const rank3 = { high: 0, medium: 1, low: 2 };
  return ledger.questions.filter(({ status }) => status === "open").sort((a, b) => rank3[a.priority] - rank3[b.priority]);
}
var isForUser = ({ addressee }) => addressee === "user";
function openContradictions(ledger) {
  return ledger.contradictions.filter(({ status }) => status !== "resolved");
}

// src/research/rules/failed-quotes.ts
function hasFailed({ check: check2 }) {
  return check2 !== void 0 && ["absent", "number-mismatch", "found"].includes(check2.verdict);
}
var isRejected = ({ check: check2 }) => check2?.verdict === "not-carrying";
function isSoundClaim(claim3) {
  return claim3.evidence.some(({ check: check2 }) => check2?.sound === true);
}
function isCitable(claim3) {
  return claim3.evidence.some(mayBeCited);
}
function mayBeCited({ check: check2 }) {
  return check2 === void 0 || check2.sound || check2.verdict === "could-not-run" && check2.unreachable !== true;
}

// src/base/or-else.ts
function orElse(value, otherwise, isExpected = () => true) {
  try {
    return value();
  } catch (error2) {
    if (!isExpected(error2)) throw error2;
    return otherwise;
  }
}

// src/base/url.ts
function parseUrl(text, base) {
  return orElse(() => new URL(text, base), void 0);
}

// src/research/rules/pages/addresses.ts
var arxivHosts = /(?:^|\.)arxiv\.org$|^(?:ar5iv|alphaxiv)\.org$/;
var arxivPath = /^\/(?:abs|pdf|html|ps|format|src|e-print)\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?(?:\.pdf)?\/?$/i;
var arxivId = /^\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?$/i;
var doiFolder = /\/(?:doi|article|articles|chapter|book|content(?:\/pdf)?|abs|full|pdf|epdf|reader|abstract)(?:\/(?:abs|full|pdf|epdf|epub|pdfplus|pdfdirect|reader|book))?\/(?=10\.\d{4,9}\/)/i;
var doi = /^10\.\d{4,9}\/\S+$/;
var view = /(?:\/(?:full|abstract|pdf|epdf|html|meta|references|figures|summary|pdfft)|\.(?:pdf|full(?:\.pdf)?|abstract|short))$/i;
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
  return orElse(() => decodeURIComponent(path), path);
}
var trackingParameter = /^(?:utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|mc_\w+|ref|ref_src|ref_url|referrer|spm|igsh|igshid|si|_ga|_gl|_hs\w+|hs\w*tracking|mkt_tok|vero_id|oly_\w+|wt_mc|trk|cmpid|ncid|s_cid|at_(?:medium|campaign))$/i;
function canonicalAddress(address) {
  const trimmed = address.trim();
  const named3 = /^(?:arxiv|doi):\s*/i.test(trimmed) ? paperOf("", trimmed.replace(/^(?:arxiv|doi):\s*/i, "/")) : void 0;
  if (named3 !== void 0) return named3;
  const url = webAddress(trimmed);
  if (url === void 0) return trimmed;
  return paperOf(plainHost(url), plainEscapes(url.pathname), url.searchParams) ?? plainAddress(url);
}
function pageAddress(address) {
  const url = webAddress(address.trim());
  return url === void 0 ? address.trim() : plainAddress(url);
}
function webAddress(address) {
  return /^https?:/i.test(address) ? parseUrl(address) : void 0;
}
function plainAddress(url) {
  const query = [...url.searchParams].filter(([name2]) => !trackingParameter.test(name2)).map(([name2, value]) => `${encodeURIComponent(name2)}=${encodeURIComponent(value)}`).sort().join("&");
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

// src/research/rules/independence.ts
var import_tldts = __toESM(require_cjs(), 1);

// src/research/rules/attribution.ts
var stating = "says?|said|states?|stated|writes?|wrote|warns?|warned|explains?|explained|argues?|argued|points? out|stress(?:es|ed)?|mentions?|mentioned|noted|claimed|documented";
var advising = "says?|said|warns?|warned|recommends?|recommended|advises?|advised|suggests?|suggested|urges?|urged";
var readers = "(?: (?:users?|people|readers?|everyone|you))?";
var writings = "documentation|docs|guide|manual|handbook|faq|readme|page|site|website|blog|article|post|paper|maintainers?|makers?|authors?|developers?|team";
var speaker = "(?<speaker>[^\\s,;:][^,;:]{0,60}?)";
var frames = [
  `^(?:according to|as per) ${speaker}, (?<stated>.+)$`,
  `^as ${speaker} (?:${stating}|notes?|puts? it), (?<stated>.+)$`,
  `^${speaker}(?: also)? (?:${stating}|${advising})(?: also)?${readers} that (?<stated>.+)$`,
  // A plural after several words is rather a noun: “issues claims that expire”.
  `^(?<speaker>[^\\s,;:]+|[^,;:]{1,50} (?:${writings})) (?:notes?|claims?|documents?) that (?<stated>.+)$`,
  `^${speaker}(?: also| strongly)? (?:${advising})${readers} (?<stated>(?!nothing|little|no ).+)$`,
  `^${speaker}['\u2019]s? (?:own |official )?(?:advice|recommendation|warning) is (?:that )?(?<stated>.+)$`,
  `^(?<speaker>[^,;:]{1,40}['\u2019]s? (?:own |official )?(?:[\\w-]+ )?(?:${writings})): (?<stated>.+)$`,
  `^(?<stated>.+?),? (?:according to|as per) (?<speaker>[^,;:()]{1,60}?)[.]?$`,
  `^(?<stated>.+), (?:as )?(?<speaker>[^,;:()]{1,40}?) (?:${stating}|notes?|puts? it)[.]?$`,
  `^(?<stated>.+), (?:${stating}|notes?) (?<speaker>[^,;:()]{1,60}?)[.]?$`
].map((frame) => new RegExp(frame, "isu"));
var anyFrame = new RegExp(
  `\\b(?:${stating}|${advising}|according to|as per|puts? it|notes?|claims?|documents?|(?:advice|recommendation|warning) is)\\b|['\u2019]s?[^,;:]{1,40}:`,
  "iu"
);
var noSpeaker = /\b(?:no|nobody|none|neither|not|never|hardly|only|if|when|where|while|unless|because|that|which|who|it|there)\b/i;
var named = new RegExp("^\\p{Lu}|\\p{Ll}\\p{Lu}|\\p{L}\\p{N}", "u");
var ofWriting = new RegExp(`\\b(?:${writings})\\b`, "i");
function withoutSpeaker(text) {
  if (!anyFrame.test(text)) return { said: text };
  for (const frame of frames) {
    const { stated: stated3, speaker: by } = frame.exec(text)?.groups ?? {};
    if (stated3 === void 0 || by === void 0 || noSpeaker.test(by)) continue;
    const said = stated3.replace(/^against /i, "not ");
    if (by.split(/\s+/).some((word3) => named.test(word3)) || ofWriting.test(by)) return { said, speaker: by };
  }
  return { said: text };
}

// src/research/rules/independence.ts
var sharedHosts = new Set(
  `github.com gitlab.com bitbucket.org codeberg.org huggingface.co medium.com dev.to x.com twitter.com youtube.com
reddit.com linkedin.com sr.ht hackmd.io hexdocs.pm docs.rs npmjs.com kaggle.com zenn.dev qiita.com`.split(/\s+/)
);
var libraries = new Set(
  `arxiv.org doi.org acm.org ieee.org springer.com sciencedirect.com nature.com science.org wiley.com pnas.org plos.org mdpi.com
frontiersin.org biorxiv.org medrxiv.org ssrn.com openreview.net usenix.org aclanthology.org jstor.org nih.gov semanticscholar.org
researchgate.net academia.edu zenodo.org hal.science archive.org rfc-editor.org ietf.org dblp.org`.split(/\s+/)
);
var leastMakerLetters = 4;
var leastTitleWords = 4;
var leastQuoteWords = 12;
function independenceKeys(source2) {
  const { authors, canonical, id, quotes, textHash, title } = source2;
  const author = authorKey(authors[0] ?? "");
  const publisher = publisherKey(source2);
  const keys = [
    author,
    publisher,
    makerKey(publisher),
    ...namesOfParty(source2.party).map((name2) => `maker:${name2}`),
    longText(title, leastTitleWords, "title"),
    textHash === null ? "" : `text:${textHash}`
  ];
  keys.push(...quotes.map((quote2) => longText(quote2, leastQuoteWords, "quote")));
  keys.push(`source:${canonical === "" ? id : canonical}`);
  return [...new Set(keys.filter((key) => key !== ""))];
}
function independentGroups(sources) {
  const parents = sources.map((_, index) => index);
  const rootOf = (index) => {
    let root = index;
    while (parents[root] !== root) root = parents[root] = parents[parents[root] ?? 0] ?? 0;
    return root;
  };
  const holders = /* @__PURE__ */ new Map();
  for (const [index, source2] of sources.entries()) {
    for (const key of independenceKeys(source2)) {
      const holder = rootOf(holders.get(key) ?? index);
      const [first, second] = [holder, rootOf(index)].sort((one, other) => one - other);
      parents[second ?? 0] = first ?? 0;
      holders.set(key, first ?? 0);
    }
  }
  const numbers2 = /* @__PURE__ */ new Map();
  return new Map(
    sources.map(({ id }, index) => {
      const root = rootOf(index);
      const number3 = numbers2.get(root) ?? numbers2.size;
      numbers2.set(root, number3);
      return [id, number3];
    })
  );
}
var partiesBefore = /* @__PURE__ */ new WeakMap();
function partiesOf(sources) {
  const before = partiesBefore.get(sources);
  if (before?.size === sources.length) return before;
  const parties2 = independentGroups(sources.map((source2) => ({ ...source2, quotes: [], textHash: null })));
  partiesBefore.set(sources, parties2);
  return parties2;
}
function publisherKey({ canonical, url }) {
  if (/^(?:arxiv|doi):/.test(canonical)) return "";
  if (!/^https?:/i.test(url)) return canonical.startsWith("repository:") ? "publisher:repository" : "";
  const publisher = publisherOf(url);
  return libraries.has(publisher) ? "" : `publisher:${publisher}`;
}
function publisherOf(url) {
  const parsed2 = parseUrl(url);
  const host = parsed2?.hostname ?? "";
  const domain = (0, import_tldts.getDomain)(host, { allowPrivateDomains: true }) ?? host;
  const account = sharedHosts.has(domain) ? (parsed2?.pathname.split("/")[1] ?? "").toLowerCase() : "";
  return account === "" ? domain : `${domain}/${account}`;
}
function makerKey(publisher) {
  const [host = "", account = ""] = publisher.replace(/^publisher:/, "").split("/");
  const name2 = account === "" ? (0, import_tldts.getDomainWithoutSuffix)(host, { allowPrivateDomains: true }) : account;
  return name2 === null || name2.length < leastMakerLetters || sharedHosts.has(`${name2}.com`) ? "" : `maker:${name2}`;
}
var partOfParty = /[,;/()&]|\band\b/;
var generic = /\b(?:the|an?|core|team|project|projects|maintainers?|contributors|authors?|community|users?|independent|unknown|none|inc|ltd|llc|gmbh|foundation|company|blog|vendor|maker|open source|third party|customer|developers?)\b|[.]/g;
function namesOfParty(party = "") {
  const names2 = normalString(party).split(partOfParty).map((name2) => name2.replace(generic, " ").replace(/\s+/g, " ").trim());
  return [...new Set(names2.filter((name2) => name2.length > 1))];
}
function makerNames({ party, url, authors }) {
  const [host = "", account = ""] = publisherOf(url).split("/");
  const ofSite = sharedHosts.has(host) || libraries.has(host) ? null : (0, import_tldts.getDomainWithoutSuffix)(host, { allowPrivateDomains: true });
  const folder = /\.(?:github|gitlab)\.io$/.test(host) || account !== "" ? url.split("/")[account === "" ? 3 : 4] : void 0;
  const named3 = [ofSite, account, folder].map((name2) => (name2 ?? "").toLowerCase()).filter((name2) => name2.length > 1);
  return [
    .../* @__PURE__ */ new Set([
      ...namesOfParty(party),
      ...named3,
      ...authors.slice(0, 1).flatMap((author) => author.includes(",") ? [] : namesOfParty(author))
    ])
  ];
}
function authorKey(author) {
  const [family = "", given = ""] = normalString(author).split(/\s*,\s*/);
  return family === "" ? "" : `author:${family}${given === "" ? "" : `,${given.charAt(0)}`}`;
}
function longText(text, leastWords3, kind) {
  const normal = normalString(text);
  return countWords(normal) < leastWords3 ? "" : `${kind}:${normal.replace(/[^\p{L}\p{N}]+/gu, " ").trim()}`;
}

// src/research/rules/statement-kind.ts
var comparing = /(?<!\b(?:less|more|fewer|greater|rather|other|later|earlier|Less|More|Fewer|Other) )(?<!\b(?:longer|older|newer|often|larger|higher|lower) (?=than (?:an? |the |its |their )?(?:\d|[a-z]+[A-Z]|(?:one|two|three|four|five|ten)\b|(?:\w+ )?(?:limit|timeout|threshold|interval|maximum|minimum|period)\b)))\bthan\b/;
var promised = /\b(?:uptime|availability|durability)\b/i;
var share = /(?<!\bnot )(?<!\d)(?!100 ?%)\d[\d.,]* ?(?:%|per ?cent\b)/i;
var rates = [
  /\b(?:best|fastest|faster|slower|cheaper|cheapest|outperforms?|beats)\b/i,
  /(?<![\w.])\d[\d.,]* ?(?:x|×)(?![\w])|\b\d[\d.,]*[ -](?:times|fold)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|hundred)(?:fold|[ -]times)\b|\btenfold\b/i,
  /(?:(?<![A-Za-z\d.])\d[\d,.]*k?|\b(?:tens|dozens|hundreds|thousands|millions))(?: [\w-]+){0,3} (?:a|per|each) second\b|\d[\d,.]*k?(?: [\w-]+){0,3} ?\/ ?s\b|\bp9[59]\b|\bpercentile\b/i
];
var measured = [
  comparing,
  share,
  ...rates,
  /\d[\d.,]* ?[kMG]i?B\b[^]*\d[\d.,]* ?[kMG]i?B\b/,
  /\d[\d.,]* ?(?:ns|µs|us|ms|s|sec(?:onds?)?|milliseconds?|min(?:utes?)?|h(?:ours?)?)\b[^]*\b(?:from|to|and|while|instead|against|versus|vs)\b[^]*\d[\d.,]* ?(?:ns|µs|us|ms|s|sec(?:onds?)?|milliseconds?|min(?:utes?)?|h(?:ours?)?)\b/i,
  /\btakes?(?: (?!(?:an?|the|up|number|value|in|of)\b)[\w-]+){0,3}(?: a few| some)? (?:ms|(?:micro|milli|nano)?seconds|minutes|hours)\b/i
];
var conceding = /\b(?:at most|at least once|cannot|can't|does not|do not|no longer|may (?:be a problem|fail|lose)|not (?:safe|supported|guaranteed|recommended|suited)|slower|more slowly|worse|worst|limited to|limits? [^.;]{1,40} to|no (?:option|support|way)|needs? at least|defaults? to|trad(?:es?|ing) (?:off|away)|gives? up|at the (?:cost|expense) of)\b|\bonly (?:when|while|if|within|until)\b|\bnot exactly[ -]once\b|\bwithin [^.;]{1,40} only\b|\b(?:advis|recommend|suggest)\w* [^.;]{0,40}\b(?:another|something else|elsewhere)\b/i;
var spending = String.raw`\b(?:sav(?:ed?|es|ings?)|spen[dt]s?|spending|paid(?! (?:plans?|tiers?))|was|were|had|cut|reduced|lowered|fell|dropped|bill|in (?:production|practice))\b`;
var charged = String.raw`(?:\b(?:per \w+|(?:an?|each|every) (?:month|year|day|hour|minute|second|seat|user|request|million|[GT]i?B)|monthly|yearly|annually|plans?|tiers?|requests?|licen[sc]es?)\b|\/ ?[a-z])`;
var price = new RegExp(
  String.raw`(?<!${spending}[^]*)(?:[$€£] ?\d|\b\d[\d.,]* ?(?:USD|EUR|GBP|dollars|euros)\b)(?:(?<=${charged}[^]*)|(?=[^]*${charged}))(?![^]*${spending})`,
  "i"
);
var decided = [
  /\b(?:requires?|needs?|asks? for|must (?:run|be|have)|has to (?:run|be))\b[^.;]*(?:\d|\b(?:higher|newer|later)\b)/i,
  /\b(?:node|python|java|go|postgres(?:ql)?|redis)(?:\.js)? ?(?:>=|≥)? ?\d[\d.]*\b/i,
  // “Setting x makes …” is no setting.
  /\bdefaults?\b|(?!^setting\b)\b(?:settings?|options?|flags?|parameters?|propert(?:y|ies))\b|\bcan be (?:told|configured|given|switched|turned|disabled|enabled)\b/i,
  /\b(?:supports?|supported|ships?|offers?|provides?|gained|introduced|deprecate[sd]?|licen[sc]ed?)\b/i,
  /\b(?:advertises?|promises?|aims?|plans?|intends?)\b/i,
  price
];
var decidedAlso = /\b(?:licen[sc]es?|pric(?:es?|ing)|paid|planned|roadmap|intended|meant|designed|experimental|beta|preview)\b|\bversions? \d|\bhas (?:an?|no) (?:\w+ )?(?:variant|function|method|command|interface)\b|\bcomes? with\b/i;
var advising2 = /\b(?:should|recommend\w*|advis\w+|suggest\w*|consider|prefer\w*|sufficient|enough|(?:best|right|wrong) (?:way|tool|choice))\b/i;
var own2 = [
  ...decided,
  /\b(?:advises?|recommends?|suggests?|states?|says|names?|describes?|explains?|documents?|mentions?|warns?|according to)\b/i
];
function isTermOfMaker(text) {
  const isMeasured = rates.some((words3) => words3.test(text)) || share.test(text) && !promised.test(text);
  return !isMeasured && !comparing.test(text) && /\b(?:plans?|tiers?|SLAs?|guarantee[sd]?)\b|\b[a-z]+(?:_[a-z]+)+\b/.test(text);
}
function isDecidedByMaker(text) {
  const isDecided = decidedAlso.test(text) || decided.some((words3) => words3.test(text));
  return isDecided && !advising2.test(text) && !comparing.test(text);
}
var failing = /\b(?:cannot|can't|do(?:es)? not (?:work|run|start|arrive|scale)|fails?|failed|loses?|lost|crash(?:es|ed)?|stall(?:s|ed)?|slows?|blocks?|leaks?|breaks?|twice|again|duplicates?|trouble|problems?|degrades?)\b/i;
var notWorking = /\b(?:cannot|can't|do(?:es)? not work)\b/i;
var otherThing = /(?<=[^.\s“"(] [“"(]?)(?:[A-Z][a-z]+\w*|[a-z]+[A-Z]\w+)/;
function statementKind(text) {
  return kindByWords(text) ?? (failing.test(text) || otherThing.test(text) ? "behaviour" : "own");
}
function saysOfFailure(text) {
  return failing.test(text.replace(/\b(?:no|never|without) (?:[\w-]+ (?:is|are|gets?|was|were) )?\w+/gi, ""));
}
function isOwnByWords(text) {
  const [at2 = 0] = own2.flatMap((words3) => words3.exec(text)?.index ?? []).sort((one, other) => one - other);
  return kindByWords(text) === "own" && !otherThing.test(text.slice(0, at2));
}
function kindByWords(text) {
  if (/\b(?:by default|defaults? to)\b/i.test(text) && !/\bthan\b/i.test(text) && !notWorking.test(text)) return "own";
  if (measured.some((words3) => words3.test(text))) return "measured";
  if (own2.some((words3) => words3.test(text)) && !(notWorking.test(text) && otherThing.test(text))) return "own";
  return void 0;
}

// src/research/rules/kind-of-claim.ts
function kindOfClaim({ text, evidence: evidence2 }, sources) {
  const cited = evidence2.filter(mayBeCited);
  if (cited.length > 0 && cited.every(({ searched }) => searched !== void 0)) return "own";
  const kind = statementKind(text);
  const pages = pagesOf(evidence2, sources);
  if (pages.length === 0 || pages.every(isFile)) return kind;
  const isOfOwn = isOfOwnThing(text, pages, sources);
  if (kind === "measured") return isOfOwn && (conceding.test(text) || isTermOfMaker(text)) ? "own" : kind;
  if (isOfOwn) return kind === "behaviour" && saysOfFailure(text) && meetsOthers(text, pages, sources) ? kind : "own";
  if (pages.some((page) => isOfRival(text, page, sources))) return "behaviour";
  const isRule = isOwnByWords(text) && !beginsWithName.test(text) && pages.every((page) => page.kind === "primary");
  return isRule ? "own" : "behaviour";
}
function pagesOf(evidence2, sources) {
  return evidence2.filter(mayBeCited).flatMap(({ source: source2 }) => sources.get(source2) ?? []);
}
function isOfOwnThing(text, pages, sources) {
  const said = saidOfOther(text, sources);
  return pages.length > 0 && pages.every((page) => isAbout(said, page, sources));
}
function meetsOthers(text, pages, sources) {
  const own3 = new Set(pages.flatMap((page) => [...namesOf(page, sources)].flatMap((name2) => name2.split(" "))));
  return [...text.matchAll(/(?<=[^.\s“"(] [“"(]?)[A-Z][a-z]+\w*/g)].some(([name2]) => !own3.has(name2.toLowerCase()));
}
var beginsWithName = new RegExp("^(?:[Tt]he |[Aa]n? )?[\\p{L}\\d-]*\\p{Ll}\\p{Lu}", "u");
var mostWordsBefore = 6;
var beforeSubject = /(?:[,;:(]\s*|\b(?:with|within|in|into|on|of|for|under|by|using|from|to|that|which|because|since|while|when|where|if|so|unless|but|then|and|is|are)\s+)(?:the\s+)?$|\bthe\s+$/i;
function isAbout(text, source2, sources) {
  const first = text.split(" ").slice(0, mostWordsBefore).join(" ");
  if (isOfMaker(first, source2, sources)) return true;
  if (beginsWithName.test(text) || namesMaker(first, sources)) return false;
  const names2 = [...namesOf(source2, sources)];
  return [...text.matchAll(word2)].some(
    ({ 0: one, index }) => isNamed(withoutDots(one.toLowerCase()), names2) && (text[index + one.length] === "_" || beforeSubject.test(text.slice(0, index)))
  );
}
function isOfRival(text, source2, sources) {
  if (isFile(source2) || source2.party === void 0) return false;
  const said = saidOfOther(text, sources);
  return !isOfMaker(said, source2, sources) && namesMaker(said, sources);
}
function namesMaker(text, sources) {
  const { all } = makersIn(sources);
  return wordsIn(text).some((one) => all.has(one));
}
function saidOfOther(text, sources) {
  const { said } = withoutSpeaker(text);
  return namesMaker(said, sources) ? said : text;
}
function makersNamed(text, sources) {
  const { publishersOf } = makersIn(sources);
  return new Set(wordsIn(text).flatMap(publishersOf));
}
var makersIn = remembered((sources) => {
  const byPublisher = /* @__PURE__ */ new Map();
  const publishersOf = remembered(
    (one) => [...byPublisher].flatMap(([publisher, names2]) => isNamed(one, [...names2]) ? [publisher] : [])
  );
  const makers = { publishersOf, bySource: /* @__PURE__ */ new Map(), all: /* @__PURE__ */ new Set() };
  for (const source2 of sources.values()) {
    const publisher = publisherKey(source2);
    if (source2.party === void 0 || publisher === "") continue;
    const own3 = byPublisher.get(publisher) ?? /* @__PURE__ */ new Set();
    byPublisher.set(publisher, own3);
    for (const name2 of namesIn(source2)) {
      own3.add(name2);
      makers.all.add(name2);
    }
  }
  for (const source2 of sources.values())
    makers.bySource.set(source2, /* @__PURE__ */ new Set([...namesIn(source2), ...byPublisher.get(publisherKey(source2)) ?? []]));
  return makers;
}, /* @__PURE__ */ new WeakMap());
var leastOfPrefix = 5;
var word2 = /[\p{L}\p{N}@](?:[\p{L}\p{N}/@.-]*[\p{L}\p{N}])?/gu;
var wordsIn = remembered((text) => (text.toLowerCase().match(word2) ?? []).map(withoutDots));
var withoutDots = (one) => one.replaceAll(".", "");
function namesIn(source2) {
  return makerNames(source2).flatMap((name2) => [name2, name2.replaceAll(/[. ]/g, "")]);
}
function namesOf(source2, sources) {
  return makersIn(sources).bySource.get(source2) ?? namesIn(source2);
}
function isOfMaker(text, source2, sources) {
  const names2 = [...namesOf(source2, sources)];
  return wordsIn(text).some((one) => isNamed(one, names2));
}
function isNamed(one, names2) {
  return names2.some((name2) => {
    const [short, long] = one.length < name2.length ? [one, name2] : [name2, one];
    return short === long || short.length >= leastOfPrefix && long.startsWith(short);
  });
}

// src/research/rules/distrust.ts
var favouring = [
  comparing,
  /\b(?:best|better|leading|fastest|faster|cheaper|cheapest|easier|easiest|simpler|simplest|safer|safest|superior|unrivall?ed|outperforms?|beats|reliable|reliability|robust|secure|battle-tested|production-(?:ready|grade)|enterprise-grade|trusted|popular|widely used|proven|negligible|minimal overhead|blazing(?:ly)?)\b/i,
  /\bthe (?:most(?! recent)|least|only(?! cop(?:y|ies)\b)|(?!(?:clos|earli|inter|lat|manif|new|old|qu|requ|t|r|gu|dig)est\b)\w+est)\b/i,
  /\bbenchmark(?:s|ed)?\b.*\d|(?<![A-Za-z\d.])\d[\d,.]*k?(?: [\w-]+){0,3} (?:a|per|each) second\b|\d[\d,.]*k?(?: [\w-]+){0,3} ?\/ ?s\b/i,
  /\b(?:below|under|less than|within) \d[\d.,]* ?(?:ns|µs|us|ms|s|milliseconds?|microseconds?|seconds?)\b/i,
  /\bworks? (?:fine|well)\b|\bwithout (?:an?y? |data )?(?:conflicts?|trouble|problems?|issues?|loss|interruption)\b/i,
  // A denied word, or one about the unknown, is no praise.
  /(?<!\b(?:not|unknown|unclear|whether)\b[^.,;]*)\b(?:(?:is|are|called) stable\b|Jepsen\b(?! found)|(?:survives?|tolerates?)\b(?! no\b)|production (?:use|environments?)\b|(?:should|need) not (?:even )?notice\b)/i,
  /\bguarantee[sd]?\b|\bnever (?:loses?|lost|drops?|fails?)\b|\bno (?:(?!ha[sd]\b|have\b)[\w-]+ ){1,5}(?:is|are|gets?) (?:ever )?lost\b|\bzero[ -](?:downtime|loss|overhead)\b/i
];
var impossible = /(?<!\b(?:not|no|never|without|than) (?:\w+ )?)\bexactly[ -]once\b|\bonce and only once\b/i;
var settingAdvised = /\b(?:should|recommend\w*|advis\w+|suggest\w*)\b.*\w=\w|\w=\w.*\b(?:recommend\w*|advis\w+|suggest\w*)\b/i;
var admitting = /\bmay\b(?! (?:choose|use)\b)|\bno (?:failover|redundancy|recovery)\b|\b(?:in|a) beta\b|\bholds? for (?:users|those)\b/;
var absolute = /\bnever (?:loses?|lost|drops?|fails?)\b|\bfastest\b/i;
var losing = /\b(?:loss|losing|risks?|lacks?|missing)\b/i;
function markOf(claim3, sources) {
  if (claim3.verdict === "contradicted") return "r";
  if (!isSoundClaim(claim3) || claim3.verdict === "unverified") return "n";
  return isInterested(claim3, sources) ? "i" : "";
}
function speaksInFavour(claim3) {
  const text = withoutNames(claim3.text);
  if (settingAdvised.test(text)) return false;
  return impossible.test(text) && !/\bwithin [^.;]{1,40} only\b/i.test(text) || favouring.some((words3) => words3.test(text)) && !concedes(text);
}
function concedes(text) {
  return conceding.test(text) || admitting.test(text) && !absolute.test(text);
}
function withoutNames(text) {
  return text.replace(
    /\b(?:best|better|fastest?|safer?|secure|robust|reliable|simpler|proven|trusted|popular)-(?!in-|than-|of-|by-)[a-z]\w*/gi,
    " "
  ).replace(
    /\bbest (?:approach|way|method|practice)\b[^.;]*\b(?:API|commands?|functions?|options?|flags?|settings?|modes?)\b/gi,
    " "
  );
}
function isInterested(claim3, sources) {
  if (independentSources(claim3, sources) > 1 || claim3.core_by !== void 0) return false;
  const pages = pagesOf(claim3.evidence, sources);
  const isOfRivals = pages.length > 0 && pages.every((page) => isOfRival(claim3.text, page, sources));
  if (isOfRivals && (speaksInFavour(claim3) || saysOfFailure(claim3.text) || losing.test(claim3.text))) return true;
  const gives = statementKind(withoutNames(claim3.text)) === "measured" && !concedes(claim3.text);
  if (!gives && !speaksInFavour(claim3)) return false;
  return claim3.evidence.filter(mayBeCited).every(({ source: id }) => {
    const source2 = sources.get(id);
    if (source2 === void 0 || isFile(source2)) return false;
    if (isOfMaker(claim3.text, source2, sources) && !favoursOther(claim3.text, source2, sources)) return true;
    return source2.party === void 0 && source2.kind === "primary" && speaksInFavour(claim3);
  });
}
function favoursOther(text, source2, sources) {
  const [before = "", behind = ""] = text.split(comparing);
  const isOwnBehind = isOfMaker(behind, source2, sources) && !isOfMaker(before, source2, sources);
  const isOfLess = /\b(?:less|fewer|slower|worse|weaker|lower|riskier|harder)\b[^,;]*$/i.test(before);
  const isOfMore = /\b(?:higher (?!cost|latenc|load|overhead|price)|better|faster|stronger|safer)/i.test(before);
  return isOwnBehind && (!isOfLess || isOfMore) || isBeaten(text, source2, sources);
}
function isBeaten(text, source2, sources) {
  const rates2 = /(\d[\d,]*)(?: [\w-]+){0,3} (?:a|per|each) second\b[^.;]*?\b(?:against|versus|vs)\b\D{0,20}(\d[\d,]*)/i.exec(text);
  const [own3, other] = (rates2?.slice(1) ?? []).map((rate) => Number(rate.replaceAll(",", "")));
  const before = text.slice(0, rates2?.index ?? 0);
  return own3 !== void 0 && other !== void 0 && own3 < other && isOfMaker(before, source2, sources);
}
var sourcesBefore = /* @__PURE__ */ new WeakMap();
function sourcesById({ sources }) {
  const before = sourcesBefore.get(sources);
  if (before?.size === sources.length) return before;
  const byId = new Map(sources.map((source2) => [source2.id, source2]));
  sourcesBefore.set(sources, byId);
  return byId;
}
var parties = remembered(
  (sources) => partiesOf([...sources.values()]),
  /* @__PURE__ */ new WeakMap()
);
function independentSources({ evidence: evidence2, independent_sources: known }, sources) {
  return known ?? new Set(evidence2.filter(mayBeCited).map(({ source: source2 }) => parties(sources).get(source2))).size;
}

// src/report/rules/scan.ts
var opaque = /\\(?:verb|lstinline)\*?([^A-Za-z*\s{])(?:(?!\1)[^\n])*\1|\\begin\{(verbatim\*?|Verbatim|lstlisting|comment)\}[^]*?(?:\\end\{\2\}|$)|\\[A-Za-z@]+\*?|\\[^]|%[^\n]*/g;
function scanTex(raw) {
  const visible = raw.replace(opaque, (match) => {
    if (match.startsWith("%") || /^\\(?:verb|lstinline)\*?[^A-Za-z*\s{]/.test(match)) return blank(match);
    const begin2 = /^\\begin\{(?:verbatim\*?|Verbatim|lstlisting|comment)\}/.exec(match)?.[0];
    if (begin2 === void 0) return match;
    const end2 = /\\end\{[^{}]*\}$/.exec(match)?.[0] ?? "";
    return begin2 + blank(match.slice(begin2.length, match.length - end2.length)) + end2;
  });
  const begin = visible.indexOf("\\begin{document}");
  const end = visible.lastIndexOf("\\end{document}");
  const bodyFrom = begin < 0 ? 0 : begin + "\\begin{document}".length;
  return { raw, visible, bodyFrom, bodyTo: end < bodyFrom ? raw.length : end, lineAt: lineFinder(raw) };
}
function blank(text) {
  return text.replace(/[^\n]/g, " ");
}
function lineFinder(text) {
  const starts2 = [0];
  for (let at2 = text.indexOf("\n"); at2 >= 0; at2 = text.indexOf("\n", at2 + 1)) starts2.push(at2 + 1);
  return (offset) => {
    let [low, high] = [0, starts2.length];
    while (high - low > 1) {
      const middle = low + high >> 1;
      if ((starts2[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
function commandsIn(text, names2, from = 0, to = text.length) {
  const found = [];
  const pattern3 = /\\([A-Za-z@]+)\*?|\\[^]/g;
  pattern3.lastIndex = from;
  for (let match = pattern3.exec(text); match !== null && match.index < to; match = pattern3.exec(text)) {
    const [whole, name2] = match;
    if (name2 === void 0 || !names2.test(name2)) continue;
    found.push({ name: name2, at: match.index, ...argumentsAt(text, match.index + whole.length) });
  }
  return found;
}
function argumentsAt(text, from) {
  const groups = [];
  let end = from;
  for (; ; ) {
    const space = /^[ \t]*\n?[ \t]*/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
    const opener = text.charAt(end + space);
    if (opener !== "{" && opener !== "[") return { groups, end };
    const close = closingAt(text, end + space, opener === "{" ? "}" : "]");
    if (close < 0) return { groups, end };
    if (opener === "{") groups.push(text.slice(end + space + 1, close));
    end = close + 1;
  }
}
function closingAt(text, open, closer) {
  let depth = 0;
  for (let at2 = open; at2 < text.length; at2 += 1) {
    const character = text[at2];
    if (character === "\\") at2 += 1;
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth < 0 || depth === 0 && closer === "}") return closer === "}" ? at2 : -1;
    } else if (character === closer && depth === 0) return at2;
    else if (character === "\n" && /^[ \t]*\n/.test(text.slice(at2 + 1, at2 + 80))) return -1;
  }
  return -1;
}

// src/report/rules/plain-text.ts
function plainOf(tex) {
  return readPlain(tex, 0).text.replace(/\s+/g, " ");
}
var levels = ["section", "subsection", "subsubsection", "paragraph"];
function headingsIn({ visible, bodyFrom, bodyTo }) {
  const all = commandsIn(visible, /^(?:section|subsection|subsubsection|paragraph)$/, bodyFrom, bodyTo);
  return all.map(({ name: name2, at: at2, groups: [title = ""], end }, index) => {
    const level = levels.indexOf(name2);
    const next = all.slice(index + 1).find((one) => levels.indexOf(one.name) <= level);
    return { level, title: plainOf(title).trim(), at: at2, from: end, to: next?.at ?? bodyTo };
  });
}
var bindingKinds = {
  claim: "claim",
  contradiction: "contradiction",
  question: "question"
};
var silent = /^(?:label|ref|eqref|pageref|autoref|input|include|InputIfFileExists|IfFileExists|url|includegraphics|bibliography|bibliographystyle|vspace|hspace|usepackage|nocite|setlength|multicolumn|cline|cmidrule|addcontentsline|begin|end|color|textcolor)$/;
var symbols = {
  textbackslash: "\\",
  textasciitilde: "~",
  textasciicircum: "^",
  textless: "<",
  textgreater: ">",
  textbar: "|",
  ldots: "\u2026",
  dots: "\u2026",
  textmu: "\xB5",
  textdegree: "\xB0",
  times: "\xD7",
  leq: "\u2264",
  le: "\u2264",
  geq: "\u2265",
  ge: "\u2265",
  approx: "\u2248",
  sim: "~",
  pm: "\xB1",
  cdot: "\xB7",
  mu: "\xB5",
  textendash: "\u2013",
  textemdash: "\u2014",
  texteuro: "\u20AC",
  pounds: "\xA3",
  textpounds: "\xA3",
  textsuperscript: "^",
  to: "\u2192",
  rightarrow: "\u2192",
  textquotedbl: '"',
  textquotesingle: "'",
  textasciigrave: "`",
  textunderscore: "_",
  textbraceleft: "{",
  textbraceright: "}",
  ss: "\xDF",
  ae: "\xE6",
  o: "\xF8",
  l: "\u0142",
  infty: "\u221E"
};
var accents = {
  "`": "\u0300",
  "'": "\u0301",
  "^": "\u0302",
  "~": "\u0303",
  '"': "\u0308",
  "=": "\u0304",
  ".": "\u0307"
};
var cellEnd = "\v";
function readPlain(tex, base) {
  const plain2 = { text: "", offsets: [], bindings: [], derived: [] };
  const parts = [];
  let length = 0;
  const add = (piece, at2, step = 0) => {
    parts.push(piece);
    for (let index = 0; index < piece.length; index += 1) plain2.offsets.push(base + at2 + index * step);
    length += piece.length;
  };
  const pattern3 = /[^\\{}$~&\-`'\n]+|\\([A-Za-z@]+)\*?[ \t]?|\\([^])|---?|``|''|[^]/g;
  for (let match = pattern3.exec(tex); match !== null; match = pattern3.exec(tex)) {
    const [whole, name2, symbol] = match;
    const at2 = match.index;
    if (name2 !== void 0) {
      pattern3.lastIndex = readCommand(tex, name2, at2, pattern3.lastIndex);
    } else if (symbol !== void 0) {
      const accent = accents[symbol];
      const letter = accent === void 0 ? null : new RegExp("^\\{?\\\\?(\\p{L})\\}?", "u").exec(tex.slice(pattern3.lastIndex));
      if (accent !== void 0 && letter !== null) {
        add(`${letter[1] ?? ""}${accent}`.normalize("NFC"), at2);
        pattern3.lastIndex += letter[0].length;
      } else
        add(
          /[-,;:!\s\\/]/.test(symbol) ? symbol === "-" || symbol === "/" ? "" : " " : symbol.replace(/[()[\]]/, ""),
          at2
        );
    } else if (whole === "{" || whole === "}" || whole === "$") continue;
    else if (whole === "&") add(cellEnd, at2);
    else if (whole === "~" || whole === "\n") add(" ", at2);
    else if (whole === "---") add("\u2014", at2);
    else if (whole === "--") add("\u2013", at2);
    else if (whole === "``" || whole === "''") add('"', at2);
    else add(whole, at2, 1);
  }
  plain2.text = parts.join("");
  return plain2;
  function readCommand(text, command, at2, after) {
    const kind = /^[cC]ite/.test(command) ? "cite" : bindingKinds[command];
    if (kind !== void 0) {
      const { groups, end } = argumentsAt(text, after);
      const ids2 = (groups[0] ?? "").split(",").map((id) => id.trim());
      if (groups.length === 0) return after;
      plain2.bindings.push({ kind, ids: ids2.filter((id) => id !== ""), at: base + at2, place: length });
      if (command === "citet" || command === "citeauthor") add("They", at2);
      return end;
    }
    if (command === "derived") {
      const { groups } = argumentsAt(text, after);
      const from = after + (/^\s*/.exec(text.slice(after))?.[0].length ?? 0);
      const close = text.charAt(from) === "[" ? closingAt(text, from, "]") : -1;
      const formula = close < 0 ? void 0 : text.slice(from + 1, close).trim();
      const printed = readPlain(groups[0] ?? "", 0).text;
      plain2.derived.push({
        printed: printed.replace(/\s+/g, " ").trim(),
        formula,
        place: length,
        length: printed.length,
        at: base + at2
      });
      return close < 0 ? after : close + 1;
    }
    if (silent.test(command)) return argumentsAt(text, after).end;
    if (command === "href") {
      const open = text.indexOf("{", after);
      const close = open < 0 ? -1 : closingAt(text, open, "}");
      return close < 0 ? after : close + 1;
    }
    const sign2 = symbols[command];
    if (sign2 !== void 0) add(sign2, at2);
    if (command.startsWith("n") && /^n[A-Z]/.test(command)) add("several", at2);
    return after;
  }
}

// src/report/rules/prose.ts
var noText = new Set(
  "equation align equation* align* picture thebibliography verbatim lstlisting Verbatim comment".split(" ")
);
var marks = /\\(part|section|subsection|subsubsection|paragraph|begin|end|item|caption|maketitle|tableofcontents)\*?(?![A-Za-z])|\n[ \t]*\n|\\\\/g;
function paragraphsOf(scanned, byCell = false) {
  const { visible, bodyFrom, bodyTo } = scanned;
  const body = visible.slice(0, bodyTo);
  const paragraphs = [];
  const environments = [];
  let section = "";
  let start = bodyFrom;
  const close = (end) => {
    if (end > start && !environments.some((name2) => noText.has(name2))) {
      const paragraph = readParagraph(body.slice(start, end), start, {
        section,
        environments: [...environments],
        byCell
      });
      if (paragraph !== void 0) paragraphs.push(paragraph);
    }
  };
  marks.lastIndex = bodyFrom;
  for (let match = marks.exec(body); match !== null; match = marks.exec(body)) {
    const name2 = match[1];
    close(match.index);
    start = match.index + match[0].length;
    if (name2 === void 0) continue;
    const { groups, end } = argumentsAt(body, start);
    if (name2 === "begin") {
      environments.push(groups[0] ?? "");
      start = end;
    } else if (name2 === "end") {
      const place2 = environments.lastIndexOf(groups[0] ?? "");
      if (place2 >= 0) environments.length = place2;
      start = end;
    } else if (name2.endsWith("section") || name2 === "part") {
      if (name2 === "section" || name2 === "part") section = plainOf(groups[0] ?? "").trim();
      start = end;
    }
    marks.lastIndex = start;
  }
  close(body.length);
  return paragraphs;
}
var segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
function readParagraph(tex, at2, { section, environments, byCell }) {
  const { text, offsets, bindings, derived } = readPlain(tex, at2);
  if (text.trim() === "" && bindings.length === 0) return void 0;
  const sentences = [];
  for (const { from, to } of byCell ? sentencesOf(text).flatMap((one) => cellsOf(text, one)) : sentencesOf(text)) {
    const own3 = bindings.filter(({ place: place2 }) => place2 >= from && (place2 < to || to === text.length));
    const computed = derived.filter(({ place: place2 }) => place2 >= from && place2 < to);
    sentences.push({
      text: onOneLine(text.slice(from, to)),
      at: offsets[firstInk(text, from, to)] ?? at2,
      bindings: own3,
      clauses: clausesOf(text, { from, to }, own3),
      derived: computed,
      borrowed: onOneLine(without(text, { from, to }, computed))
    });
  }
  const first = offsets[firstInk(text, 0, text.length)] ?? bindings[0]?.at ?? at2;
  return { at: first, section, environments, text: onOneLine(text), bindings, sentences };
}
function without(text, { from, to }, computed) {
  const starts2 = [from, ...computed.map(({ place: place2, length }) => place2 + length)];
  return starts2.map((start, index) => text.slice(start, computed[index]?.place ?? to)).join(" ");
}
function clausesOf(text, { from, to }, bindings) {
  const clauses = [];
  let start = from;
  for (const binding of bindings) {
    const words3 = text.slice(start, binding.place);
    const last = clauses.at(-1);
    if (last !== void 0 && !/[\p{L}\p{N}]/u.test(words3)) last.bindings.push(binding);
    else clauses.push({ text: onOneLine(words3), bindings: [binding] });
    start = Math.max(start, binding.place);
  }
  const left = onOneLine(text.slice(start, to));
  return /[\p{L}\p{N}]/u.test(left) ? [...clauses, { text: left, bindings: [] }] : clauses;
}
function onOneLine(text) {
  return text.replace(/\s+/g, " ").trim();
}
var endBeforeName = new RegExp('(?<=\\p{L}{4}|\\))[.!?]["\u201D\u2019)]*\\s+(?=\\p{Ll})', "gu");
var longAbbreviation = /\b(?:approx|resp|incl|excl|corp|dept|univ)$/i;
function sentencesOf(text) {
  const found = [];
  for (const { segment, index } of segmenter.segment(text.replace(/[\n\v]/g, " "))) {
    const last = found.at(-1);
    const continues2 = !/[\p{L}\p{N}]/u.test(segment) || new RegExp("^\\s*\\p{Ll}", "u").test(segment) || isAbbreviated(text, last);
    if (last !== void 0 && continues2) last.to = index + segment.length;
    else found.push({ from: index, to: index + segment.length });
  }
  return found.length === 0 ? [{ from: 0, to: text.length }] : found.flatMap((one) => dividedAtNames(text, one));
}
function dividedAtNames(text, { from, to }) {
  const within = text.slice(from, to);
  const ends2 = [...within.matchAll(endBeforeName)].flatMap(
    ({ index, 0: { length } }) => longAbbreviation.test(within.slice(0, index)) ? [] : [from + index + length]
  );
  return [from, ...ends2].map((start, at2) => ({ from: start, to: ends2[at2] ?? to }));
}
function cellsOf(text, { from, to }) {
  const cells = [];
  for (let start = from; start < to; ) {
    const end = text.indexOf(cellEnd, start);
    const next = end < 0 || end >= to ? to : end + 1;
    cells.push({ from: start, to: next });
    start = next;
  }
  return cells.filter((one) => text.slice(one.from, one.to).trim() !== "");
}
function isAbbreviated(text, last) {
  if (last === void 0) return false;
  return new RegExp("(?:\\b(?:e\\.g|i\\.e|vs|cf|Fig|Sec|No|al|approx|ca|Dr|St)\\.|\\b\\p{Lu}\\.)\\s*$", "u").test(
    text.slice(Math.max(last.from, last.to - 12), last.to)
  );
}
function firstInk(text, from, to) {
  for (let at2 = from; at2 < to; at2 += 1) if (text.charAt(at2).trim() !== "") return at2;
  return from;
}

// src/report/rules/report-input.ts
function readReport(input) {
  const scanned = scanTex(input.tex);
  const paragraphs = paragraphsOf(scanned);
  const { claims, sources } = input.ledger;
  const pages = pagesByAddress(input.pages ?? []);
  const pageOf = (source2) => pages.get(source2.canonical) ?? pages.get(canonicalAddress(source2.url));
  return {
    ...input,
    scanned,
    paragraphs,
    claims: new Map(claims.map((claim3) => [claim3.id, claim3])),
    sourcesById: sourcesById(input.ledger),
    sourcesByKey: new Map(sources.map((source2) => [source2.key, source2])),
    bindings: paragraphs.flatMap(
      (paragraph) => paragraph.bindings.map((binding) => ({
        binding,
        paragraph,
        sentence: paragraph.sentences.find((one) => one.bindings.includes(binding))
      }))
    ),
    pageOf,
    independent: (claim3) => independentSources(claim3, sourcesById(input.ledger)),
    finding: (id, severity, at2, message, fix) => {
      return { id, severity, file: input.file, line: at2 === null ? null : scanned.lineAt(at2), message, fix };
    }
  };
}
function pagesByAddress(rows) {
  const pages = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const known = pages.get(row.canonical);
    if (known === void 0 || known.outcome !== "stored" && row.outcome === "stored") pages.set(row.canonical, row);
  }
  return pages;
}
var isCite = ({ binding }) => binding.kind === "cite";
function idsOf(bindings, kind) {
  return bindings.filter((binding) => binding.kind === kind).flatMap(({ ids: ids2 }) => ids2);
}

// src/report/rules/citation-checks.ts
function checkCitations(report) {
  const { bibliography, generatedBibliography } = report;
  const isMissing = bibliography === void 0;
  const message = isMissing ? "sources.bib is missing" : "sources.bib is not what the ledger gives";
  const fix = `Run \`autonomous-workflow compile\`: it writes it anew.${isMissing ? "" : " Never edit it."}`;
  const { findings: unread, unable } = unstored(report);
  return {
    findings: [
      ...unknownKeys(report),
      ...hiddenEntries(report),
      ...duplicates(report),
      ...foreignEntries(report, bibliography ?? ""),
      ...bibliography === generatedBibliography ? [] : [{ ...report.finding("A4", "hard", null, message, fix), file: "sources.bib" }],
      ...unread
    ],
    unable
  };
}
function citedKeys(report) {
  const keys = /* @__PURE__ */ new Map();
  for (const { binding } of report.bindings.filter(isCite)) {
    for (const key of binding.ids) if (!keys.has(key)) keys.set(key, binding.at);
  }
  return keys;
}
function unknownKeys(report) {
  const folded = new Map([...report.sourcesByKey.keys()].map((key) => [key.toLowerCase(), key]));
  return [...citedKeys(report)].flatMap(([key, at2]) => {
    if (report.sourcesByKey.has(key)) return [];
    const meant = folded.get(key.toLowerCase());
    const fix = meant === void 0 ? "Cite a key that `autonomous-workflow evidence` prints, or remove the sentence: no source of the ledger has this key." : `Write the key as ${meant}: keys are case-sensitive.`;
    return [report.finding("A1", "hard", at2, `The cited key ${key} is not in sources.bib`, fix)];
  });
}
function hiddenEntries(report) {
  const { scanned, sourcesByKey, finding: finding2 } = report;
  const nocite = commandsIn(scanned.visible, /^nocite$/, scanned.bodyFrom, scanned.bodyTo);
  const everything = nocite.filter(({ groups }) => groups[0]?.trim() === "*");
  const listed = new Set(nocite.flatMap(({ groups }) => (groups[0] ?? "").split(",").map((key) => key.trim())));
  const cited = citedKeys(report);
  const barred = barredSources(report);
  const unused = [...sourcesByKey].flatMap(
    ([key, { id }]) => cited.has(key) || listed.has(key) || barred.has(id) ? [] : [key]
  );
  const all = "\\nocite{*} makes every stored source appear used";
  const findings = everything.map(
    ({ at: at2 }) => finding2("A2", "hard", at2, all, "Remove it; cite a source where it is used.")
  );
  for (const { at: at2, groups } of nocite) {
    for (const key of (groups[0] ?? "").split(",").map((one) => one.trim()))
      if (key !== "*" && key !== "" && !sourcesByKey.has(key))
        findings.push(finding2("A1", "hard", at2, `The key ${key} of \\nocite is not in sources.bib`, "Remove it."));
  }
  if (unused.length > 0) {
    const some = `${unused.slice(0, 5).join(", ")}${unused.length > 5 ? ", \u2026" : ""}`;
    const message = `${unused.length} of ${sourcesByKey.size} sources of the ledger are cited nowhere: ${some}`;
    const fix = "Use what is relevant in them; the printed bibliography leaves them out.";
    findings.push(finding2("A2", "warning", null, message, fix));
  }
  return findings;
}
function barredSources({ ledger }) {
  const usable = /* @__PURE__ */ new Set();
  const behind = /* @__PURE__ */ new Set();
  for (const claim3 of ledger.claims) {
    const mayBeAsserted = claim3.verdict !== "contradicted" && isCitable(claim3);
    for (const evidence2 of claim3.evidence) {
      behind.add(evidence2.source);
      if (mayBeAsserted && mayBeCited(evidence2)) usable.add(evidence2.source);
    }
  }
  return new Set([...behind].filter((id) => !usable.has(id)));
}
function foreignEntries(report, bibliography) {
  const seen = /* @__PURE__ */ new Set();
  return [...bibliography.matchAll(/^@\w+\{([^,\s]*)/gm)].flatMap(({ 1: key = "", index }) => {
    const at2 = (id, message, fix) => {
      const line = bibliography.slice(0, index).split("\n").length;
      return { ...report.finding(id, "hard", null, message, fix), file: "sources.bib", line };
    };
    const isRepeated = seen.has(key);
    seen.add(key);
    const regenerate = "Run `autonomous-workflow compile`: it writes sources.bib anew from the ledger.";
    if (isRepeated) return [at2("A5", `The key ${key} stands twice in sources.bib`, regenerate)];
    return report.sourcesByKey.has(key) ? [] : [at2("A3", `The entry ${key} is in sources.bib but no agent handed such a source in`, regenerate)];
  });
}
function unstored(report) {
  const { pages, pageOf, sourcesByKey, finding: finding2 } = report;
  const cited = [...citedKeys(report)].flatMap(([key, at2]) => {
    const source2 = sourcesByKey.get(key);
    return source2 === void 0 || isFile(source2) ? [] : [{ key, at: at2, page: pageOf(source2) }];
  });
  const without2 = cited.filter(({ page }) => page?.outcome !== "stored");
  if (without2.length === 0) return { findings: [] };
  const reason = `${without2.length} of ${cited.length} cited sources have no stored text`;
  if (pages === void 0) return { findings: [], unable: [{ id: "A3", reason }] };
  const fix = "Prefer a source whose text is stored, or say that it could not be read.";
  const findings = without2.map(({ key, at: at2, page }) => {
    const why = page?.reason?.sentence ?? "it was not fetched";
    return finding2("A3", "warning", at2, `Nothing of ${key} is stored: ${why}`, fix);
  });
  return { findings, unable: [{ id: "A3", reason }] };
}
function duplicates(report) {
  const findings = [];
  const works = /* @__PURE__ */ new Map();
  const titles = /* @__PURE__ */ new Map();
  for (const [key, at2] of citedKeys(report)) {
    const source2 = report.sourcesByKey.get(key);
    if (source2 === void 0) continue;
    const doi2 = report.pageOf(source2)?.doi?.toLowerCase();
    const names2 = [source2.canonical, ...doi2 == null ? [] : [`doi:${doi2}`]];
    const twin = names2.map((name2) => works.get(name2)).find((known) => known !== void 0 && known !== key);
    const title = source2.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    const namesake = title.split(" ").length < 4 ? void 0 : titles.get(title);
    if (twin !== void 0) {
      const fix = `Cite ${twin} in place of ${key}: they count as one source.`;
      findings.push(report.finding("A5", "hard", at2, `${key} and ${twin} are the same work`, fix));
    } else if (namesake !== void 0) {
      const fix = "If they are copies of one text, cite the original only.";
      findings.push(report.finding("A5", "warning", at2, `${key} and ${namesake} have the same title`, fix));
    }
    for (const name2 of names2) if (!works.has(name2)) works.set(name2, key);
    if (!titles.has(title)) titles.set(title, key);
  }
  return findings;
}

// node_modules/.pnpm/stemmer@2.0.1/node_modules/stemmer/index.js
var step2list = {
  ational: "ate",
  tional: "tion",
  enci: "ence",
  anci: "ance",
  izer: "ize",
  bli: "ble",
  alli: "al",
  entli: "ent",
  eli: "e",
  ousli: "ous",
  ization: "ize",
  ation: "ate",
  ator: "ate",
  alism: "al",
  iveness: "ive",
  fulness: "ful",
  ousness: "ous",
  aliti: "al",
  iviti: "ive",
  biliti: "ble",
  logi: "log"
};
var step3list = {
  icate: "ic",
  ative: "",
  alize: "al",
  iciti: "ic",
  ical: "ic",
  ful: "",
  ness: ""
};
var consonant = "[^aeiou]";
var vowel = "[aeiouy]";
var consonants = "(" + consonant + "[^aeiouy]*)";
var vowels = "(" + vowel + "[aeiou]*)";
var gt0 = new RegExp("^" + consonants + "?" + vowels + consonants);
var eq1 = new RegExp(
  "^" + consonants + "?" + vowels + consonants + vowels + "?$"
);
var gt1 = new RegExp("^" + consonants + "?(" + vowels + consonants + "){2,}");
var vowelInStem = new RegExp("^" + consonants + "?" + vowel);
var consonantLike = new RegExp("^" + consonants + vowel + "[^aeiouwxy]$");
var sfxLl = /ll$/;
var sfxE = /^(.+?)e$/;
var sfxY = /^(.+?)y$/;
var sfxIon = /^(.+?(s|t))(ion)$/;
var sfxEdOrIng = /^(.+?)(ed|ing)$/;
var sfxAtOrBlOrIz = /(at|bl|iz)$/;
var sfxEED = /^(.+?)eed$/;
var sfxS = /^.+?[^s]s$/;
var sfxSsesOrIes = /^.+?(ss|i)es$/;
var sfxMultiConsonantLike = /([^aeiouylsz])\1$/;
var step2 = /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/;
var step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/;
var step4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;
function stemmer(value) {
  let result = String(value).toLowerCase();
  if (result.length < 3) {
    return result;
  }
  let firstCharacterWasLowerCaseY = false;
  if (result.codePointAt(0) === 121) {
    firstCharacterWasLowerCaseY = true;
    result = "Y" + result.slice(1);
  }
  if (sfxSsesOrIes.test(result)) {
    result = result.slice(0, -2);
  } else if (sfxS.test(result)) {
    result = result.slice(0, -1);
  }
  let match;
  if (match = sfxEED.exec(result)) {
    if (gt0.test(match[1])) {
      result = result.slice(0, -1);
    }
  } else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1];
    if (sfxAtOrBlOrIz.test(result)) {
      result += "e";
    } else if (sfxMultiConsonantLike.test(result)) {
      result = result.slice(0, -1);
    } else if (consonantLike.test(result)) {
      result += "e";
    }
  }
  if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1] + "i";
  }
  if ((match = step2.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step2list[match[2]];
  }
  if ((match = step3.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step3list[match[2]];
  }
  if (match = step4.exec(result)) {
    if (gt1.test(match[1])) {
      result = match[1];
    }
  } else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) {
    result = match[1];
  }
  if ((match = sfxE.exec(result)) && (gt1.test(match[1]) || eq1.test(match[1]) && !consonantLike.test(match[1]))) {
    result = match[1];
  }
  if (sfxLl.test(result) && gt1.test(result)) {
    result = result.slice(0, -1);
  }
  if (firstCharacterWasLowerCaseY) {
    result = "y" + result.slice(1);
  }
  return result;
}

// src/research/rules/similarity.ts
var common = new Set(
  "a an the of to in on at by for with from and or but so as is are was were be been it its this that these those which who when where then than there into over can could may might will would must should has have had do does did".split(
    " "
  )
);
function isCommon(one) {
  return common.has(one);
}
var irregular = new Map(
  "lost/lose loss/lose losses/lose wrote/write written/write sent/send kept/keep held/hold ran/run took/take taken/take chose/choose chosen/choose grew/grow grown/grow broke/break broken/break".split(" ").map((pair2) => [pair2.split("/")[0] ?? "", pair2.split("/")[1] ?? ""])
);
var stemOf = remembered((one) => stemmer(irregular.get(one) ?? one));
var particles = new Set("up back down out over".split(" "));
var beforeParticle = new Set("back roll set start shut time fall scale clean slow fail hand take break".split(" "));

// src/base/errors.ts
var exitCodes = {
  refused: 1,
  usage: 2,
  invalidState: 4,
  /** EX_TEMPFAIL: the same call may succeed later, so services and pods try again. */
  later: 75
};
var WorkflowError = class extends Error {
  name = "WorkflowError";
  fix;
  exitCode;
  constructor(what, details) {
    super(composeMessage(what, details), { cause: details.cause });
    this.fix = details.fix;
    this.exitCode = details.exitCode ?? exitCodes.refused;
  }
};
var longestExcerpt = 400;
function composeMessage(what, { where, expected, received }) {
  const parts = [where === void 0 ? what : `${what} (${where})`];
  if (expected !== void 0) parts.push(`expected ${expected}`);
  if (received !== void 0) parts.push(`received ${excerpt(received)}`);
  return parts.join("; ");
}
function oneLine(text) {
  return printable(text).replace(/\s+/g, " ").trim();
}
function excerpt(text) {
  return shortened(oneLine(text), longestExcerpt);
}
function shortened(text, most2) {
  return text.length <= most2 ? text : `${cut(text, most2 - 1)}\u2026`;
}
function cut(text, length) {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
var unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
function printable(text) {
  return text.replace(/\r\n?/g, "\n").replace(unprintable, (character) => character === "\n" || character === "	" ? character : "");
}
function isWorkflowError(error2) {
  return error2 instanceof Error && error2.name === "WorkflowError" && "fix" in error2;
}

// src/base/text.ts
var mostShown = 12;
var longestValue = 80;
function formatIssues(issues, data, { locate = () => void 0, most: most2 = mostShown } = {}) {
  const lines = issues.slice(0, most2).map(({ path, message }) => {
    const line = locate(path);
    const where = [line === void 0 ? "" : `line ${line}`, ...path.map(counting)].filter((part) => part !== "").join(" ");
    return `${where === "" ? "top level" : where}: ${data === void 0 ? message : withValue(message, at(data, path))}`;
  });
  return withRemainder(lines, issues.length);
}
function counting(part) {
  return typeof part === "number" ? `#${part + 1}` : String(part);
}
function firstOf(lines) {
  return withRemainder(lines.slice(0, mostShown), lines.length);
}
function withRemainder(shown2, all) {
  return shown2.length === all ? shown2 : [...shown2, `and ${all - shown2.length} more`];
}
function withValue(message, value) {
  const expected = message.replace(/^Invalid \w+: /, "").replace(/, received [\w"]+$/, "");
  if (value === void 0) return `missing, ${expected}`;
  const text = excerpt(JSON.stringify(value));
  return `${expected}, received ${text.length <= longestValue ? text : `${cut(text, longestValue - 1)}\u2026`}`;
}
function at(data, path) {
  return path.reduce((value, key) => {
    return typeof value === "object" && value !== null ? value[key] : void 0;
  }, data);
}
function counted(count3, what) {
  return `${count3} ${what}${count3 === 1 ? "" : "s"}`;
}
function quotedWords(text, most2 = 400) {
  const words3 = excerpt(text).replace(/[“”„‟]/g, "'");
  return `\u201C${words3.length <= most2 ? words3 : `${cut(words3, most2 - 1)}\u2026`}\u201D`;
}
function allWords(text) {
  return `\u201C${oneLine(text).replace(/[“”„‟]/g, "'")}\u201D`;
}
function withoutSteps(problem) {
  return problem.replace(/(?:[:;] (?=run |start |complete |`)|\. (?=Where |Run |Start )).*$/s, ".");
}
function literally(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
var shortCommit = (commit) => commit.slice(0, 10);
function bareWords(text) {
  return text.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

// src/research/rules/absence.ts
var wholeWords = new RegExp("\\p{L}+|\\p{N}+", "gu");
var partsOfWords = new RegExp("\\p{Lu}?\\p{Ll}+|\\p{Lu}+(?!\\p{Ll})|\\p{L}+|\\p{N}+", "gu");
var unspaced2 = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
function namesSearched(claim3, terms) {
  const said = new Set(waysToRead(claim3.normalize("NFKC"), stemOf).flatMap(({ words: words3 }) => words3));
  return terms.some((term) => {
    const stems = waysToRead(term.normalize("NFKC"), stemOf).flatMap(({ words: words3 }) => words3);
    return unspaced2.test(term) ? claim3.includes(term) : stems.some((stem2) => said.has(stem2));
  });
}
function waysToRead(text, form) {
  return [wholeWords, partsOfWords].map((pattern3) => {
    const found = [...text.matchAll(pattern3)];
    return { words: found.map(([one]) => form(one.toLowerCase())), places: found.map(({ index }) => index) };
  });
}

// src/research/rules/distinctive.ts
var negations2 = new Set("cannot neither never no none nor not".split(" "));
var exception = "without";
var numberWords = new Map([
  ["twice", "2"],
  ["thrice", "3"],
  ..."two three four five six seven eight nine ten eleven twelve".split(" ").map((word3, index) => [word3, `${index + 2}`]),
  ..."twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word3, index) => [word3, `${(index + 2) * 10}`])
]);
var secondsOf = new Map(
  [
    [1e-3, "ms millisecond milliseconds"],
    [1, "sec secs second seconds"],
    [60, "min mins minute minutes"],
    [3600, "hour hours"],
    [86400, "day days"],
    [604800, "week weeks"]
  ].flatMap(([seconds, words3]) => `${words3}`.split(" ").map((word3) => [word3, Number(seconds)]))
);
var oppositesOf = /* @__PURE__ */ new Map();
for (const pair2 of "after/before all/none allow/forbid always/never best/worst better/worse cheaper/dearer decrease/increase disable/enable fall/rise fast/slow faster/slower fewer/more first/last fewest/most high/low higher/lower highest/lowest large/small larger/smaller least/most less/more long/short longer/shorter lose/win maximum/minimum negative/positive optional/required reject/accept stronger/weaker worsen/improve".split(" ")) {
  const [one = "", other = ""] = pair2.split("/").map(stemOf);
  oppositesOf.set(one, [...oppositesOf.get(one) ?? [], other]);
  oppositesOf.set(other, [...oppositesOf.get(other) ?? [], one]);
}
var denyingPrefixes = ["un", "non", "dis", "in", "im", "a"];
var contracted = new RegExp("n['\u2019]t(?!\\p{L})", "gu");
var undenying = /\b(?:whether or not|not only|not just|no matter)\b/giu;
var denyingVerbs = /(?<!\b(?:not|cannot)(?: be)? )\b(?:rul(?:es?|ed|ing) out|leav(?:es?|ing) out|left out|omit(?:s|ted|ting)?)\b/giu;
var anyContracted = /n['’]t/;
var anyNot = /\bnot?\b/i;
var anyDenyingVerb = /\bout\b|omit/i;
var token = new RegExp("[\\p{L}\\p{N}]+(?:[.,:]\\p{N}+)*", "gu");
var time2 = new RegExp(
  `(?<![\\p{L}\\p{N}.,:])(\\d+(?:\\.\\d+)?|${[...numberWords.keys()].join("|")})[ -]?(${[...secondsOf.keys()].join("|")})(?![\\p{L}\\p{N}])`,
  "giu"
);
var anyUnit = /ms|sec|min|hour|day|week/i;
function inSeconds(text) {
  if (!anyUnit.test(text)) return text;
  return text.replace(time2, (_, number3, unit) => {
    const amount2 = Number(numberWords.get(number3.toLowerCase()) ?? number3);
    return `${Number((amount2 * (secondsOf.get(unit.toLowerCase()) ?? 1)).toPrecision(12))} seconds`;
  });
}
function distinctiveOf(text, known = /* @__PURE__ */ new Set()) {
  const normal = normalOf(text);
  const words3 = /* @__PURE__ */ new Map();
  const units2 = /* @__PURE__ */ new Map();
  const names2 = /* @__PURE__ */ new Set();
  let isDenied = false;
  let last;
  let first;
  for (const [one, index] of tokensOf(normal)) {
    const facts = factsOf(one);
    const { small: small2, stem: stem2, number: number3, unit } = facts;
    words3.set(small2, facts);
    if (facts.isNegation) isDenied = true;
    if (last !== void 0) units2.set(last, facts.isSmall && !isCommon(small2) ? stem2 : "");
    if (number3 !== void 0) units2.set(number3, unit);
    last = unit === "" ? number3 : void 0;
    if (number3 !== void 0 || !facts.isName) continue;
    if (facts.isNameAnywhere || !isFirst(normal, index) || known.has(small2)) names2.add(stem2);
    else if (words3.size === 1 && !isCommon(small2)) first = stem2;
  }
  const stems = /* @__PURE__ */ new Set();
  const content = /* @__PURE__ */ new Set();
  const turned = /* @__PURE__ */ new Map();
  for (const { stem: stem2, isContent, opposites } of words3.values()) {
    stems.add(stem2);
    if (isContent) content.add(stem2);
    if (opposites.length > 0) turned.set(stem2, opposites);
  }
  return {
    units: units2,
    names: names2,
    first,
    // A double denial is none: nothing works without it.
    isNegated: isDenied !== words3.has(exception),
    stems,
    turned,
    content
  };
}
function normalOf(text) {
  let normal = inSeconds(text.normalize("NFKC"));
  if (anyContracted.test(normal)) normal = normal.replace(contracted, " not");
  if (anyNot.test(normal)) normal = normal.replace(undenying, " ");
  return anyDenyingVerb.test(normal) ? normal.replace(denyingVerbs, "not") : normal;
}
function stemsIn(text) {
  return new Set((normalOf(text).match(token) ?? []).map((one) => factsOf(one).stem));
}
function contentIn(text) {
  const words3 = (normalOf(text).match(token) ?? []).map(factsOf);
  return new Set(words3.flatMap(({ stem: stem2, isContent }) => isContent ? [stem2] : []));
}
function namesIn2(text) {
  const normal = text.normalize("NFKC");
  return [...tokensOf(normal)].flatMap(
    ([one, index]) => factsOf(one).isName && !isFirst(normal, index) ? [one.toLowerCase()] : []
  );
}
function tokensOf(normal) {
  let end = 0;
  return (normal.match(token) ?? []).map((one) => {
    const index = normal.indexOf(one, end);
    end = index + one.length;
    return [one, index];
  });
}
function isNumber(one) {
  return numberWords.has(one) || new RegExp("^\\p{N}", "u").test(one);
}
function isName(one) {
  return new RegExp("^\\p{Lu}|\\p{Ll}\\p{Lu}|\\p{L}\\p{N}", "u").test(one);
}
function isFirst(text, index) {
  return /(?:^|[.!?:]["”’)]*\s+["“‘(]*)$/u.test(text.slice(Math.max(0, index - 6), index)) || new RegExp("^\\P{L}*$", "u").test(text.slice(0, index));
}
var factsOf = remembered((one) => {
  const small2 = one.toLowerCase();
  const stem2 = stemOf(small2);
  const [, digits = numberWords.get(small2), unit = ""] = new RegExp("^(\\p{N}+(?:[.,:]\\p{N}+)*)(\\p{L}*)", "u").exec(one) ?? [];
  const denied = denyingPrefixes.filter((prefix) => stem2.length > 4 && stem2.startsWith(prefix));
  return {
    small: small2,
    stem: stem2,
    number: digits?.replace(new RegExp(",(?=\\p{N}{3}(?!\\p{N}))", "gu"), ""),
    unit,
    isNegation: negations2.has(small2),
    isSmall: new RegExp("^\\p{Ll}", "u").test(one),
    isName: isName(one),
    isNameAnywhere: new RegExp("\\p{L}.*[\\p{Lu}\\p{N}]", "u").test(one),
    isContent: small2 !== "s" && !isCommon(small2) && !negations2.has(small2) && small2 !== exception && !isNumber(small2),
    opposites: [...oppositesOf.get(stem2) ?? [], ...denied.map((prefix) => stem2.slice(prefix.length))]
  };
});

// src/research/rules/repository-fact.ts
var generalising = /\b(?:all|any|every(?:thing|where|body)?|each|only|always|never|no|none|nothing|nowhere|nobody|not|without|everywhere|throughout|solely|exclusively|entire(?:ly)?|whole|generally|usually|typically|most|mainly|best|better|faster|safer|enough|sufficient(?:ly)?)\b/i;
var isGeneralising = ({ text }) => generalising.test(text);
var partEnd = /[;:](?=\s)|,? \b(?:so that|so|because|since|hence|therefore|which means)\b/i;
function isAbsenceByCode({ text, evidence: evidence2 }) {
  const cited = evidence2.filter(mayBeCited);
  const searched = cited.flatMap((one) => one.check?.sound === true ? one.searched ?? [] : []);
  return cited.every((one) => one.searched !== void 0) && text.split(partEnd).every((part) => namesSearched(part, searched));
}
function isOfRepository({ evidence: evidence2 }, sources) {
  const citable = evidence2.filter(mayBeCited);
  return citable.length > 0 && citable.every(({ source: source2 }) => sources.get(source2)?.kind === "repository");
}
function isRepositoryFact({ text, evidence: evidence2 }, sources) {
  if (!isOfRepository({ evidence: evidence2 }, sources)) return false;
  const cited = evidence2.filter(mayBeCited);
  const isWhole = cited.every(({ check: check2 }) => check2?.sound === true && check2.verdict !== "ellipsis");
  const lines = cited.map(({ source: source2, quote: quote2 }) => `${quote2} ${sources.get(source2)?.url ?? ""}`).join(" ");
  return isWhole && !isGeneralising({ text }) && isInWordsOf(text, lines) || isAbsenceByCode({ text, evidence: evidence2 });
}
var leastShared = 0.5;
function isInWordsOf(text, lines) {
  const parts = lines.replace(new RegExp("(\\p{Ll})(?=\\p{Lu})", "gu"), "$1 ").match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = new Set(
    [...parts, ...lines.match(/[\p{L}\p{N}]+/gu) ?? []].map((word3) => stemOf(word3.toLowerCase()))
  );
  const said = [...distinctiveOf(text).content];
  return said.filter((stem2) => stems.has(stem2)).length >= said.length * leastShared;
}

// src/research/rules/checks.ts
var mostWarnings = 6;
function describeChecks({ claims, sources }) {
  const evidence2 = claims.flatMap((claim3) => claim3.evidence);
  const checked = evidence2.filter(({ check: check2 }) => check2 !== void 0);
  if (checked.length === 0) return "";
  const sound = checked.filter(({ check: check2 }) => check2?.sound === true).length;
  const failed = checked.filter(hasFailed).length;
  const unread = checked.filter(({ check: check2 }) => check2?.verdict === "could-not-run").length;
  const rejected = checked.filter(isRejected).length;
  const doubtful = checked.length - sound - failed - unread - rejected;
  const quotes = [
    `${sound} of ${evidence2.length} quotes found in their sources`,
    failed > 0 && `${failed} not there as quoted`,
    rejected > 0 && `${rejected} found, but not carrying the finding`,
    unread > 0 && `${unread} could not be checked`,
    doubtful > 0 && `${doubtful} doubtful`
  ].filter((part) => part !== false);
  return `${quotes.join(", ")}; ${describeVerdicts(claims, new Map(sources.map((source2) => [source2.id, source2])))}`;
}
function describeVerdicts(claims, sources) {
  const all = claims.filter(({ importance }) => importance === "central");
  const central = all.filter((claim3) => claim3.verdict !== void 0 || !isRepositoryFact(claim3, sources));
  const byCode = all.length - central.length;
  const verdicts = central.map(({ verdict }) => verdict);
  const decided2 = verdicts.filter((verdict) => verdict !== void 0 && verdict !== "unverified").length;
  const contradicted = verdicts.filter((verdict) => verdict === "contradicted").length;
  return `${decided2} of ${central.length} central claims verified${contradicted === 0 ? "" : `, ${contradicted} contradicted`}${byCode === 0 ? "" : `; ${byCode} more are lines of the repository or words absent there, found by code`}`;
}
function warningsOf({ claims, looks = [] }) {
  return claims.toReversed().flatMap((claim3) => {
    if (claim3.verdict === "contradicted") {
      const reason = looks.findLast((vote) => vote.claim === claim3.id && vote.verdict === "contradicted")?.reason;
      return `${claim3.id} may not be asserted: verification contradicted it${reason == null ? "" : ` (${quotedWords(reason, 200)})`}`;
    }
    return isCitable(claim3) ? [] : `${claim3.id} may not be cited: ${whyNotCitable(claim3)}`;
  }).slice(0, mostWarnings);
}
function whyNotCitable({ evidence: evidence2 }) {
  return [...new Set(evidence2.map(({ check: check2 }) => `${check2?.verdict ?? ""}: ${check2?.detail ?? "doubtful"}`))].slice(0, 2).join("; ");
}
function isUnproven({ check: check2 }, isIntact) {
  return check2?.sound === true && check2.snapshot !== null && !isIntact(check2.snapshot);
}
function countUnproven({ claims }, isIntact) {
  return claims.flatMap(({ evidence: evidence2 }) => evidence2).filter((one) => isUnproven(one, isIntact)).length;
}
function withoutUnproven(ledger, isIntact) {
  if (countUnproven(ledger, isIntact) === 0) return ledger;
  const claims = ledger.claims.map((claim3) => ({
    ...claim3,
    evidence: claim3.evidence.map((one) => isUnproven(one, isIntact) ? { ...one, check } : one)
  }));
  return { ...ledger, claims };
}
var check = {
  verdict: "could-not-run",
  sound: false,
  snapshot: null,
  detail: "the stored text of its page is gone or was altered"
};

// src/research/rules/confidence.ts
var onlyMaker = "only its maker can say";
var ownReason = `its maker's own statement: ${onlyMaker}`;

// src/research/rules/verified-text.ts
function verifiedText(claim3, ledger) {
  const rewording = claim3.verdict === "qualified" ? decidingVote(claim3, ledger)?.rewording : void 0;
  return rewording ?? claim3.text;
}
function decidingVote(claim3, ledger) {
  return agreeingVotes(claim3, ledger).at(claim3.verdict === "qualified" ? 0 : -1) ?? voteAgainst(claim3, ledger);
}
function isContestedByOne(claim3, ledger) {
  return voteAgainst(claim3, ledger) !== void 0;
}
function voteAgainst({ id, verdict }, { looks = [] }) {
  if (verdict !== "unverified") return void 0;
  return looks.find((vote) => vote.claim === id && vote.verdict === "contradicted");
}
function agreeingVotes({ id, verdict }, { looks = [] }) {
  const votes = looks.filter((vote) => vote.claim === id && vote.verdict === verdict);
  return verdict === "qualified" ? votes.filter(({ rewording }) => rewording === votes.at(-1)?.rewording) : votes;
}

// src/research/rules/borne-by-quote.ts
var limiting = [
  [
    /\b(?:only|solely|exclusively)\b/i,
    /\b(?:only|just|solely|exclusively|alone|unless|except|until|without|single|must)\b/i
  ],
  // Words that make a claim wider than what a quote says.
  [
    /(?<!\blet )\balone\b/i,
    /\b(?:alone|only|just|solely|exclusively|single|standalone|by itself|on its own|nothing else)\b/i
  ],
  [
    /\b(?:complete(?:ly)?|whole|wholly|entire(?:ly)?)\b/i,
    /\b(?:(?:in)?complete\w*|whole|wholly|entire\w*|full\w*|all|every\w*|each|total\w*|throughout)\b/i
  ],
  [
    /(?<!\b(?:not|cannot|never|without|before|if|whether)\b[^,;.]{0,30})\bany\b(?! (?:one|more|longer|moment|time|instant|point)\b)/i,
    /\b(?:any\w*|all|every\w*|each|no|none|unlimited|arbitrary|whatever|whichever|regardless)\b/i
  ],
  [
    /\b(?:while|when|though|if) (?:it |they |the \w+ )?(?:(?:is|are|being) )?(?:still )?(?:in use|being (?:used|written)|running|open|live|online)\b/i,
    /\b(?:in use|us(?:e[ds]?|ing)|running|runs?|live|online|open(?:ed|s)?|concurrent\w*|simultaneous\w*|writ\w+|active|in progress|normally|during|while|continu\w+)\b/i
  ],
  [/\bnever\b/i, /\b(?:never|not|no|cannot|without)\b|n['’]t\b/i],
  // “Above all”, “at all” and “after all” are no quantities; “each” and “every” mostly only reword a quote.
  [
    /\b(?:always|(?<!\b(?:above|at|after) )all|all(?= times\b))\b/i,
    /\b(?:always|every\w*|each|all|any|per|whole|entire\w*)\b/i
  ],
  [/\bfails?\b/i, /\b(?:fail\w*|not work|error\w*|throws?|reject\w*|breaks?|cannot)\b|n['’]t work\b/i],
  [/\bpaid\b/i, /\b(?:paid|pay|pricing|prices?|commercial|licen[cs]e\w*|subscri\w+|purchase\w*|premium)\b|[$€]\d/i],
  [
    /\brefuse[sd]?\b/i,
    /\b(?:refus\w+|reject\w*|den(?:y|ies|ied)|disallow\w*|forbid\w*|prevent\w*|not|cannot|unsupported|error\w*|throws?)\b|n['’]t\b/i
  ],
  [/\bautomatic(?:ally)?\b/i, /\bauto/i],
  [/\bsafely\b/i, /\b(?:safe\w*|unsafe|secure\w*|danger\w*|risk\w*|corrupt\w*|consisten\w*|reliab\w*)\b/i],
  [
    /\breliably\b/i,
    /\b(?:reliab\w*|unreliab\w*|safe\w*|bug\w*|broken|correct\w*|incorrect\w*|properly|robust\w*|fail\w*|guarantee\w*)\b/i
  ],
  [/\benough\b/i, /\b(?:enough|suffic\w+|insufficient\w*|suffices?|only|just|all you need|adequate\w*)\b/i],
  [
    /\b(?:slight(?:ly)?|tiny|negligib(?:le|ly)|marginal(?:ly)?)\b/i,
    /\b(?:slight\w*|tiny|small\w*|negligib\w*|marginal\w*|minor|minimal\w*|little|low)\b/i
  ],
  [
    /\b(?:at most|no more than)\b/i,
    /\b(?:at most|more than|max\w*|up to|within|limit\w*|never|only|single|one|less than|fewer than|below|under|≤|<=)\b/i
  ],
  [/\bmost (?:common|often|frequent)(?:ly)?\b/i, /\b(?:most\w*|common\w*|often|main\w*|frequent\w*)\b/i]
];
var demanding = [
  /\b(?:requires?|needs?|must(?! not\b))\b(?! *[,.;:]| for\b)/i,
  /\b(?:requir\w+|needs?|needed|must|necessary|minimum|mandatory|prerequisites?|depends? on|rel(?:y|ies) on|takes?|should|have to|has to|or (?:newer|higher|later|above))\b|≥|>=|\d\+/i
];
var recommending = /\b(?:recommend|advis|suggest)/i;
var denying = new RegExp("\\b(?:not|no|none|nor|never|neither|cannot|without|only|bug\\w*|fail\\w*|prevent\\w*|avoid\\w*|guarantee\\w*|safe\\w*|un(?!der|i|til)\\p{L}{4,}|incorrect\\w*)\\b|n['\u2019]t\\b", "iu");
var hedged = new RegExp("\\b(?:[Mm]ight|[Rr]ecommended|[Pp]ossibly|(?<!\\b[Nn]ot )[Pp]ossible(?! \\p{Lu}{4}))\\b", "u");
var hedging = /\b(?:might|may|maybe|perhaps|possibl[ey]|recommend\w*|advis\w+|suggest\w*|usually|typically|sometimes|often|should|can|could)\b/i;
var codeName = new RegExp("(?<![\\w-])--?[a-z][\\w-]+|\\b\\p{L}[\\p{L}\\p{N}]*_\\w+|\\b\\p{Ll}+\\p{Lu}\\w*|\\b\\p{Lu}{4,}\\p{N}*\\b", "gu");
var partEnd2 = /[;:.](?=\s)|,? \b(?:so that|so|because|since|while|whereas|but)\b/i;
var clauseEnd = /[,;:.](?=\s)|\|/;
var fewestOfClause = 2;
var fewestWords = 3;
var leastShare = 1 / 4;
var leastOfCore = 1 / 2;
var leastOfStem = 5;
function lackingWords({ text, evidence: evidence2 }, sources) {
  const cited = evidence2.filter((one) => mayBeCited(one) && one.searched === void 0);
  if (cited.length === 0) return [];
  const quotes = cited.map(({ quote: quote2 }) => quote2);
  const quoted2 = quotes.join(" | ");
  const hedges = hedging.test(text) ? [] : hedgesOn(text, quotes);
  const limits = recommending.test(quoted2) ? [...limiting, demanding] : limiting;
  return [.../* @__PURE__ */ new Set([...unsaid(text, quoted2, { cited, sources, share: leastShare, limits }), ...hedges])];
}
function hedgesOn(text, quotes) {
  const content = contentIn(text);
  const clauses = quotes.flatMap(clausesOf2).filter((clause) => hedged.test(clause));
  const own3 = clauses.find(
    (clause) => [...contentIn(clause)].filter((word3) => content.has(word3)).length >= fewestOfClause
  );
  return own3 === void 0 ? [] : hedged.exec(own3)?.slice(0, 1) ?? [];
}
function clausesOf2(quote2) {
  const clauses = [];
  for (const part of quote2.split(clauseEnd)) {
    const last = clauses.at(-1);
    if (last === void 0 || contentIn(last).size >= fewestOfClause) clauses.push(part);
    else clauses[clauses.length - 1] = `${last},${part}`;
  }
  return clauses;
}
function limitsUnsaid(text, said, limits) {
  return limits.flatMap(([claim3, quote2]) => {
    const found = claim3.exec(text)?.[0];
    return found === void 0 || quote2.test(said) ? [] : found;
  });
}
function unsaid(text, said, {
  cited,
  sources,
  share: share2,
  limits
}) {
  const read = `${said} | ${cited.map(({ check: check2 }) => check2?.before ?? "").join(" | ")}`;
  const named3 = cited.flatMap(({ source: id }) => sources.get(id) ?? []).map(namedBy);
  const all = `${read} | ${named3.map(({ words: words3 }) => words3).join(" | ")}`.replaceAll("\\", "").toLowerCase();
  const capital2 = new Set(namesIn2(text));
  const products = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (name2) => (capital2.has(name2.toLowerCase()) || new RegExp("\\p{L}\\p{Lu}", "u").test(name2)) && namesMaker(name2, sources)
  );
  const names2 = [...text.match(codeName) ?? [], ...products].filter(
    (name2) => !all.includes(name2.toLowerCase()) && !all.includes(name2.toLowerCase().replaceAll("_", " "))
  );
  const stems = stemsIn(read.replaceAll("_", " "));
  const beginnings = new Set([...stems].map((stem2) => stem2.slice(0, leastOfStem)));
  const isSaid = (word3) => stems.has(word3) || word3.length >= leastOfStem && beginnings.has(word3.slice(0, leastOfStem));
  const parts = text.split(partEnd2).filter((part) => {
    const telling = [...contentIn(part)].filter((word3) => !named3.some((one) => one.stems.has(word3)));
    return telling.length >= fewestWords && telling.filter(isSaid).length < share2 * telling.length;
  });
  return [...limitsUnsaid(text, said, limits), ...names2, ...parts.map((part) => part.trim())];
}
var namedBy = remembered((source2) => {
  const words3 = [source2.title, source2.party ?? "", ...makerNames(source2)].join(" | ");
  return { words: words3, stems: stemsIn(words3) };
}, /* @__PURE__ */ new WeakMap());

// src/research/rules/current-id.ts
function joinedIn(tex, ledger) {
  const cited = [...tex.matchAll(/\\claim\{([^{}]*)\}/g)].flatMap(([, ids2 = ""]) => ids2.match(/C\d{3,}/g) ?? []);
  return [...new Set(cited)].filter((id) => currentId(ledger, id) !== id).map((id) => `${id} is now part of ${currentId(ledger, id)}: cite ${currentId(ledger, id)}`);
}
function currentId({ joined = [] }, id) {
  return joined.find((one) => one.id === id)?.into ?? id;
}

// src/research/rules/also-said.ts
function relatedPairs({ within = [], joined }) {
  return within.map((pair2) => ({ ...pair2, claim: currentId({ joined }, pair2.claim), other: currentId({ joined }, pair2.other) })).filter(({ claim: claim3, other }) => claim3 !== other);
}
function relatedIds(ledger, id) {
  return relatedPairs(ledger).flatMap(({ claim: claim3, other }) => claim3 === id ? other : other === id ? claim3 : []);
}

// src/research/rules/comparison.ts
var leastToRead = 1 / 6;
var none = [];
function differInNumbers(one, other) {
  return numbersLacking(one, other).length > 0 && numbersLacking(other, one).length > 0;
}
function numbersLacking(own3, other) {
  if (own3.units.size === 0) return none;
  return [...own3.units.keys()].filter((number3) => !other.units.has(number3));
}
function isTurnedRound(one, other) {
  return crosses(one, other) || crosses(other, one);
}
function crosses(here, there) {
  for (const [word3, opposites] of here.turned) {
    if (there.stems.has(word3)) continue;
    for (const opposite of opposites) if (there.stems.has(opposite) && !here.stems.has(opposite)) return true;
  }
  return false;
}

// src/research/rules/disputes.ts
function sidesOf({ claims = [], disputed }) {
  const against = claims.filter((id) => id !== disputed);
  return disputed === void 0 ? claims.map((id) => [id]) : [[disputed], against];
}
function lacksFinding(one) {
  return sidesOf(one).length < 2;
}
function contradictionOf(contradictions2, id) {
  return contradictions2.find((one) => one.id === id || one.also?.includes(id) === true);
}

// src/base/tex.ts
var specials = {
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
var mathematics = `- \u2212|\\ast \u2217|\\cdot \u22C5\u2219|\\sim \u223C|\\approx \u2248\u2245\u2243|\\neq \u2260|\\equiv \u2261|\\leq \u2264\u2266\u2A7D|\\geq \u2265\u2267\u2A7E|\\ll \u226A|\\gg \u226B|\\prec \u227A|\\succ \u227B
|\\propto \u221D|\\infty \u221E|\\partial \u2202|\\nabla \u2207|\\Delta \u2206|\\sum \u2211|\\prod \u220F|\\int \u222B|\\surd \u221A\u2713\u2714\u2611\u2705|\\times \u2715\u2716\u2717\u2718\u2612\u274C|\\pm \xB1|\\mp \u2213
|\\in \u2208|\\notin \u2209|\\ni \u220B|\\cup \u222A|\\cap \u2229|\\subset \u2282|\\subseteq \u2286|\\supset \u2283|\\supseteq \u2287|\\emptyset \u2205|\\setminus \u2216
|\\forall \u2200|\\exists \u2203|\\wedge \u2227|\\vee \u2228|\\oplus \u2295|\\otimes \u2297|\\perp \u22A5|\\parallel \u2225|\\mid \u2223|\\angle \u2220|\\vdash \u22A2|\\models \u22A8|\\circ \u2218|\\bullet \u25CF
|\\Rightarrow \u21D2|\\Leftarrow \u21D0|\\Leftrightarrow \u21D4|\\leftrightarrow \u2194|\\updownarrow \u2195|\\mapsto \u21A6|\\longrightarrow \u27F6\u2794\u279C\u27A1|\\longleftarrow \u27F5
|\\nearrow \u2197|\\searrow \u2198|\\swarrow \u2199|\\nwarrow \u2196|\\hookrightarrow \u21AA|\\lceil \u2308|\\rceil \u2309|\\lfloor \u230A|\\rfloor \u230B
|\\star \u2605\u2606\u2B50\u22C6|\\triangleright \u25B6\u25BA\u25B7|\\triangleleft \u25C0\u25C4\u25C1|\\bigtriangleup \u25B2\u25B3|\\bigtriangledown \u25BC\u25BD|\\diamond \u25C6\u25C7\u22C4\u2666
|\\spadesuit \u2660|\\clubsuit \u2663|\\heartsuit \u2665|\\diamondsuit \u2662|\\flat \u266D|\\sharp \u266F|\\Re \u211C|\\Im \u2111|\\aleph \u2135|\\ell \u2113|\\hbar \u210F|\\wp \u2118
|\\alpha \u03B1|\\beta \u03B2|\\gamma \u03B3|\\delta \u03B4|\\epsilon \u03B5|\\zeta \u03B6|\\eta \u03B7|\\theta \u03B8|\\iota \u03B9|\\kappa \u03BA|\\lambda \u03BB|\\mu \u03BC|\\nu \u03BD|\\xi \u03BE|o \u03BF
|\\pi \u03C0|\\rho \u03C1|\\sigma \u03C3|\\varsigma \u03C2|\\tau \u03C4|\\upsilon \u03C5|\\phi \u03C6|\\chi \u03C7|\\psi \u03C8|\\omega \u03C9|\\vartheta \u03D1|\\varphi \u03D5
|\\Gamma \u0393|\\Theta \u0398|\\Lambda \u039B|\\Xi \u039E|\\Pi \u03A0|\\Sigma \u03A3|\\Upsilon \u03A5|\\Phi \u03A6|\\Psi \u03A8|\\Omega \u03A9`;
var plain = `A \u0391|B \u0392|E \u0395|Z \u0396|H \u0397|I \u0399|K \u039A|M \u039C|N \u039D|O \u039F|P \u03A1|T \u03A4|Y \u03A5|X \u03A7|- \u2011\u2043\u2500\u2501|+ \u250C\u2510\u2514\u2518\u251C\u2524\u252C\u2534\u253C|: \u2236|/ \u2215|\\textbar{} \u2502\u2503|' \u02B9\u02BB\u02BC\u02BD|'' \u02BA
|\\textbullet{} \u25AA\u25AB\u25A0\u25A1\u25FC\u25FB\u2B1B\u2B1C\u2023|\\textopenbullet{} \u25CB\u25EF|\\ensuremath{'} \u2032|\\ensuremath{''} \u2033|\\ldots{} \u22EF
|a \u0430|b \u0431|v \u0432|g \u0433|d \u0434|e \u0435|yo \u0451|zh \u0436|z \u0437|i \u0438|y \u0439|k \u043A|l \u043B|m \u043C|n \u043D|o \u043E|p \u043F|r \u0440|s \u0441|t \u0442|u \u0443|f \u0444|kh \u0445|ts \u0446|ch \u0447|sh \u0448|shch \u0449|'' \u044A|y \u044B|' \u044C|e \u044D
|yu \u044E|ya \u044F|ye \u0454|i \u0456|yi \u0457|g \u0491|dj \u0452|j \u0458|lj \u0459|nj \u045A|c \u045B|dz \u045F|u \u045E|A \u0410|B \u0411|V \u0412|G \u0413|D \u0414|E \u0415|Yo \u0401|Zh \u0416|Z \u0417|I \u0418|Y \u0419|K \u041A|L \u041B|M \u041C|N \u041D|O \u041E|P \u041F
|R \u0420|S \u0421|T \u0422|U \u0423|F \u0424|Kh \u0425|Ts \u0426|Ch \u0427|Sh \u0428|Shch \u0429|'' \u042A|Y \u042B|' \u042C|E \u042D|Yu \u042E|Ya \u042F|Ye \u0404|I \u0406|Yi \u0407|G \u0490|Dj \u0402|J \u0408|Lj \u0409|Nj \u040A|C \u040B|Dz \u040F|U \u040E`;
function readTable(table2, spell) {
  return table2.split("|").flatMap((row) => {
    const [tex = "", characters2 = ""] = row.trim().split(" ");
    return Array.from(characters2, (character) => [character, spell(tex)]);
  });
}
var texOfCharacter = new Map([
  ...Object.entries(specials),
  ...readTable(mathematics, (tex) => `\\ensuremath{${tex}}`),
  ...readTable(plain, (tex) => tex),
  ["\xA0", "~"],
  ["\uFFFD", "?"]
]);
var texOfCombiningMark = /* @__PURE__ */ new Map([
  ["\u0300", "\\`"],
  ["\u0301", "\\'"],
  ["\u0302", "\\^"],
  ["\u0303", "\\~"],
  ["\u0304", "\\="],
  ["\u0306", "\\u"],
  ["\u0307", "\\."],
  ["\u0308", '\\"'],
  ["\u030A", "\\r"],
  ["\u030B", "\\H"],
  ["\u030C", "\\v"],
  ["\u0323", "\\d"],
  ["\u0327", "\\c"],
  ["\u0328", "\\k"],
  ["\u0331", "\\b"]
]);
var printableRanges = "A1-AC AE-125 128-137 139-13E 141-148 14A-165 168-17E 192 1C4-1D4 1E2-1E3 1E6-1EB 1F0 1F4-1F5 218-21B 232-233 237 2C7 2D8-2D9 2DB 2DD E3F 1E02-1E03 1E0D 1E1E-1E21 1E25 1E30-1E31 1E37 1E43 1E45 1E47 1E5B 1E63 1E6D 1E8E-1E91 1E9E 1EF2-1EF3 2010-2016 2018-201A 201C-201E 2020-2022 2030-2031 2039-203B 203D 2044 204E 2052 20A1 20A4 20A6 20A9 20AB-20AC 20B1 2103 2116-2117 211E 2120 2122 2126-2127 212E 2190-2193 2329-232A 2422-2423 25E6 25EF 266A 27E8-27E9 3008-3009 FB00-FB06";
function expand(ranges) {
  const points = /* @__PURE__ */ new Set();
  for (const range2 of ranges.split(" ")) {
    const [first = "", last = first] = range2.split("-");
    for (let point = parseInt(first, 16); point <= parseInt(last, 16); point += 1) points.add(point);
  }
  return points;
}
var printableCodePoints = expand(printableRanges);
var pictograph = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u;
var raised = new Set("\u2070\u2074\u2075\u2076\u2077\u2078\u2079\u207A\u207B\u207C\u207D\u207E\u207F\u2071");
var lowered = new Set("\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089\u208A\u208B\u208C\u208D\u208E\u2090\u2091\u2092\u2093\u2095\u2096\u2097\u2098\u2099\u209A\u209B\u209C");
var marksBelow = /* @__PURE__ */ new Set(["\\d", "\\c", "\\k", "\\b"]);
var ligatures = /* @__PURE__ */ new Set(["--", "''", "``", ",,", "?`", "!`"]);
var scripts = [
  ["CJK", /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303f]/u],
  ["Arabic", new RegExp("\\p{sc=Arab}", "u")],
  ["Hebrew", new RegExp("\\p{sc=Hebr}", "u")],
  ["Greek", new RegExp("\\p{sc=Grek}", "u")],
  ["Cyrillic", new RegExp("\\p{sc=Cyrl}", "u")],
  ["Devanagari", new RegExp("\\p{sc=Deva}", "u")],
  ["Thai", new RegExp("\\p{sc=Thai}", "u")]
];
var mostAccents = 3;
function accented(letter, marks2) {
  const accents2 = marks2.flatMap((mark) => texOfCombiningMark.get(mark) ?? []).slice(0, mostAccents);
  const inside = accents2.filter((accent) => !marksBelow.has(accent));
  const outside = accents2.filter((accent) => marksBelow.has(accent));
  return [...inside, ...outside].reduce((tex, accent) => `${accent}{${tex}}`, letter);
}
function texOf(character) {
  const known = texOfCharacter.get(character);
  if (known !== void 0) return known;
  if (/^[\t\n\v\f\r\p{Z}]$/u.test(character)) return " ";
  if (/^[\p{Cc}\p{Cf}\p{M}]$/u.test(character)) return "";
  const point = character.codePointAt(0) ?? 0;
  if (point < 127 || printableCodePoints.has(point)) return character;
  const [letter = "", ...marks2] = character.normalize("NFD");
  if (marks2.length > 0 && letter !== character) {
    const tex = texOf(letter);
    return tex === void 0 ? void 0 : accented(tex, marks2);
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
function untypeset(characters2, script) {
  const noun = characters2.length === 1 ? "character" : "characters";
  return `{[}${[characters2.length, script, noun].filter((word3) => word3 !== "").join(" ")}{]}`;
}
function scriptOf(character) {
  return scripts.find(([, pattern3]) => pattern3.test(character))?.[0] ?? "";
}
function escapeTex(text, { isVerbatim = false } = {}) {
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
  const isCode = isVerbatim && /(?<![\p{L}\p{N}])'(?=\S)/u.test(text);
  const clusters = text.normalize("NFC").match(new RegExp("\\P{M}\\p{M}*", "gu")) ?? [];
  for (const [index, cluster] of clusters.entries()) {
    const [character = "", ...marks2] = cluster;
    const before = clusters[index - 1] ?? "";
    const after = clusters[index + 1] ?? "";
    const isApostrophe = character === "'" && !isCode;
    const isQuotation = isApostrophe || character === '"' && !isVerbatim;
    const straight2 = character === "'" ? "\\textquotesingle{}" : texOf(character);
    const piece = isQuotation ? quotationMark(character, before, after) : straight2;
    if (piece === void 0) {
      if (scriptOf(character) !== runScript) endRun();
      runScript = scriptOf(character);
      gap = "";
      run.push(character);
    } else if (piece === " " && run.length > 0) {
      gap = " ";
    } else if (piece !== "") {
      endRun();
      add(/^[\p{L}\p{N}]/u.test(character) ? accented(piece, marks2) : piece);
    }
  }
  endRun();
  return tex.trimEnd();
}

// src/report/rules/evidence-table.ts
var evidenceFile = "evidence.tex";
var quoteMacro = "quoteof";
var rowMacro = "findingrow";
var linkMacro = "findinglink";
var macros = [
  `\\providecommand{\\${quoteMacro}}[2]{#2}`,
  `\\providecommand{\\${rowMacro}}[1]{\\hypertarget{finding.#1}{#1}}`,
  `\\providecommand{\\${linkMacro}}[1]{\\hyperlink{finding.#1}{#1}}`,
  // No page ends with the heading alone: longtable begins a page itself where its first row has no room.
  "\\providecommand{\\roomforrows}{\\par\\ifdim\\dimexpr\\pagegoal-\\pagetotal\\relax<14\\baselineskip\\vfil\\break\\fi}"
];

// src/report/rules/rewording.ts
var leastShare2 = 0.75;
function saysMoreThanHolds(sentence, { handedIn: handedIn2, holds: holds2 }) {
  const [said, before, after] = [distinctiveOf(sentence), distinctiveOf(handedIn2), distinctiveOf(holds2)];
  const added = wordsOf(after).filter((word3) => !wordsOf(before).includes(word3));
  const dropped = wordsOf(before).filter((word3) => !wordsOf(after).includes(word3));
  const spoken = new Set(wordsOf(said));
  const isTurned2 = before.isNegated !== after.isNegated;
  const content = [...before.content];
  const shared = content.filter((word3) => spoken.has(word3)).length;
  if (content.length === 0 || shared < leastShare2 * content.length) return false;
  if (isTurned2) return said.isNegated === before.isNegated;
  if (added.length > 0) return !added.some((word3) => spoken.has(word3));
  return dropped.length > 0 && dropped.every((word3) => spoken.has(word3));
}
function wordsOf({ content, units: units2 }) {
  return [...content, ...units2.keys()];
}
var empty = stemsIn("a an the of it its this that these those");
function wordsFor(id, { clauses }) {
  const isOfOthers = ({ bindings }) => {
    const bound = idsOf(bindings, "claim");
    return bound.length > 0 && !bound.includes(id);
  };
  const own3 = clauses.filter((clause) => !isOfOthers(clause));
  return own3.map(({ text }) => text).join(" ");
}

// src/report/rules/claim-checks.ts
var flagged = /\b(?:its|their|tool's|maker's|makers'|vendor's|vendors'|project's|projects') own (?:documentation|docs|manuals?|word|pages?|site)\b|\b(?:maker|vendor|project)s? (?:of the \w+ )?alone\b|\b(?:single|one|only|sole)[ -](?:independent |known )?(?:source|study|vendor|paper|report|measurement|publication|benchmark)\b|\bsingle-source\b|\buncorroborated\b|\bnot (?:independently )?(?:corroborated|confirmed)\b/i;
function checkClaims(report) {
  const places2 = report.bindings.filter(({ binding }) => binding.kind === "claim");
  const shown2 = new Set(
    places2.filter(({ paragraph }) => paragraph.environments.includes("contested")).flatMap(({ binding }) => binding.ids)
  );
  const contested = new Set(
    openContradictions(report.ledger).flatMap(({ claims = [] }) => claims.every((id) => shown2.has(id)) ? [] : claims)
  );
  const findings = [];
  for (const place2 of places2) {
    for (const id of place2.binding.ids) {
      const claim3 = report.claims.get(id);
      if (claim3 === void 0) {
        const fix = "Use the id that `autonomous-workflow evidence` prints beside the finding, or take the \\claim out.";
        findings.push(report.finding("A6", "hard", place2.binding.at, `There is no finding ${id} in the ledger`, fix));
      } else findings.push(...checkPlace(report, place2, claim3, contested));
    }
  }
  for (const sentence of report.joined ?? [])
    findings.push(report.finding("A6", "warning", null, sentence, "Put the new id into its \\claim."));
  findings.push(...unexplainedMarks(report, places2), ...foreignCitations(report), ...singleSources(report, places2));
  const unread = new Set(places2.flatMap(({ binding }) => binding.ids).filter((id) => isUnread(report.claims.get(id))));
  const unable = unread.size === 0 ? [] : [{ id: "A7", reason: `the quotes of ${unread.size} cited findings could not be checked` }];
  return { findings, unable };
}
function unexplainedMarks({ claims, scanned, sourcesById: sourcesById2, finding: finding2 }, places2) {
  const { visible, bodyFrom, bodyTo } = scanned;
  if (/\\claimMarks(?![A-Za-z])/.test(visible.slice(bodyFrom, bodyTo))) return [];
  const marked2 = places2.find(
    ({ binding }) => binding.ids.some((id) => {
      const claim3 = claims.get(id);
      return claim3 !== void 0 && markOf(claim3, sourcesById2) !== "";
    })
  );
  if (marked2 === void 0) return [];
  const fix = "Put \u201C\\paragraph{Marks beside citations.} \\claimMarks{}.\u201D into the section Methodology.";
  const message = "Findings that deserve distrust are marked in print, but no text explains the marks";
  return [finding2("A6", "hard", marked2.binding.at, message, fix)];
}
function isUnread(claim3) {
  return claim3 !== void 0 && isCitable(claim3) && !claim3.evidence.some(({ check: check2 }) => check2?.sound === true);
}
function checkPlace(report, place2, claim3, contested) {
  return [...checkStanding(report, place2, claim3, contested), ...checkCitations2(report, place2, claim3)];
}
function checkStanding({ finding: finding2, ledger }, { binding: { at: at2 }, sentence, paragraph }, claim3, contested) {
  const { id } = claim3;
  const isContested = paragraph.environments.includes("contested");
  const findings = [];
  if (claim3.verdict === "contradicted" && !isContested)
    findings.push(
      finding2(
        "A6",
        "hard",
        at2,
        `${id} is asserted, but verification contradicted it`,
        "Remove the sentence, or put it into a contested environment and say what the source says instead."
      )
    );
  else if (contested.has(id) && !isContested)
    findings.push(
      finding2(
        "A6",
        "warning",
        at2,
        `${id} is contradicted by other sources, but stands as undisputed`,
        "Put it into a contested environment with both sides."
      )
    );
  else if (isContestedByOne(claim3, ledger) && !isContested)
    findings.push(
      finding2(
        "A6",
        "warning",
        at2,
        `One verifier contradicts ${id}, but it stands as undisputed`,
        "Say in the sentence that it is disputed, or put it into a contested environment with both sides."
      )
    );
  else if (claim3.verdict === "unverified" && claim3.importance === "central" && !isContestedByOne(claim3, ledger))
    findings.push(finding2("A6", "warning", at2, `${id} could not be verified`, "Say in the sentence how sure it is."));
  const holds2 = verifiedText(claim3, ledger);
  if (sentence !== void 0 && holds2 !== claim3.text && saysMoreThanHolds(wordsFor(id, sentence), { handedIn: claim3.text, holds: holds2 }))
    findings.push(
      finding2(
        "A6",
        "hard",
        at2,
        `${quotedWords(sentence.text, 200)} states ${id} as it was handed in, but verifiers confirmed only a narrower statement`,
        `Write instead: ${quotedWords(holds2, 300)}.`
      )
    );
  return findings;
}
function checkCitations2({ finding: finding2, sourcesById: sourcesById2 }, { binding: { at: at2 }, sentence, paragraph }, claim3) {
  const { id, evidence: evidence2 } = claim3;
  if (!isCitable(claim3)) {
    const fix = "Remove the sentence and its \\claim, or state another finding in its place.";
    return [finding2("A7", "hard", at2, `No quote bears ${id} out (${excerpt(whyNotCitable(claim3))})`, fix)];
  }
  const findings = [];
  const own3 = new Set(evidence2.filter(mayBeCited).map(({ source: source2 }) => sourcesById2.get(source2)?.key ?? ""));
  const cited = idsOf(sentence?.bindings ?? paragraph.bindings, "cite");
  const keys = [...own3].slice(0, 3).join(",");
  if (cited.length === 0)
    findings.push(
      finding2(
        "A7",
        "hard",
        at2,
        `The sentence that states ${id} cites no source`,
        `Put \\citep{${keys}} beside \\claim{${id}}.`
      )
    );
  else if (!cited.some((key) => own3.has(key)))
    findings.push(
      finding2(
        "A7",
        "hard",
        at2,
        `${id} is cited with ${cited.slice(0, 3).join(", ")}, where no quote for it was found`,
        `${id} says: ${excerpt(claim3.text)} If the sentence says that, cite ${keys}; else name another claim.`
      )
    );
  if (isUnread(claim3))
    findings.push(
      finding2(
        "A7",
        "warning",
        at2,
        `Whether the sources say ${id} could not be checked`,
        "Say that the source could not be read, or cite one that could."
      )
    );
  return findings;
}
function foreignCitations(report) {
  return report.paragraphs.flatMap(
    ({ sentences }) => sentences.flatMap(({ bindings }) => {
      const claims = idsOf(bindings, "claim").flatMap((id) => report.claims.get(id) ?? []);
      if (claims.length === 0) return [];
      const own3 = new Set(
        claims.flatMap(({ evidence: evidence2 }) => evidence2.map(({ source: source2 }) => report.sourcesById.get(source2)?.key))
      );
      const cited = bindings.filter(({ kind }) => kind === "cite");
      if (!cited.some(({ ids: ids2 }) => ids2.some((key) => own3.has(key)))) return [];
      return cited.flatMap(
        ({ ids: ids2, at: at2 }) => ids2.filter((key) => report.sourcesByKey.has(key) && !own3.has(key)).map(
          (key) => report.finding(
            "A7",
            "hard",
            at2,
            `${key} is cited for ${claims.map(({ id }) => id).join(", ")}, but is no evidence for it`,
            `Take ${key} out, or bind the finding it is evidence for with \\claim.`
          )
        )
      );
    })
  );
}
function hasOneByNature({ confidence_reason: reason = "" }) {
  return reason.includes(onlyMaker);
}
function singleSources(report, places2) {
  const { visible, bodyFrom, bodyTo } = report.scanned;
  if (report.files.has(evidenceFile) && visible.slice(bodyFrom, bodyTo).includes(`\\input{${evidenceFile}}`)) return [];
  const saying = new Set(report.paragraphs.filter(({ text }) => flagged.test(text)).map(({ section }) => section));
  const bySection = /* @__PURE__ */ new Map();
  const said = new Set(
    places2.filter(({ paragraph }) => saying.has(paragraph.section)).flatMap(({ binding }) => binding.ids)
  );
  for (const { binding, paragraph } of places2) {
    for (const id of binding.ids) {
      const claim3 = report.claims.get(id);
      if (claim3?.importance !== "central" || said.has(id) || !isCitable(claim3) || report.independent(claim3) >= 2 || hasOneByNature(claim3))
        continue;
      const known = bySection.get(paragraph.section) ?? { at: binding.at, ids: /* @__PURE__ */ new Set() };
      bySection.set(paragraph.section, { ...known, ids: known.ids.add(id) });
      said.add(id);
    }
  }
  return [...bySection].map(([section, { at: at2, ids: ids2 }]) => {
    const fix = "Say it once in the section, such as \u201Ceach of these is documented by the maker of the tool alone (single source)\u201D.";
    const message = `Central findings of \u201C${section}\u201D have one independent source, and nothing in it says so: ${[...ids2].join(", ")}`;
    return report.finding("A8", "hard", at2, message, fix);
  });
}

// src/report/rules/confidence-checks.ts
var ranks = { low: 0, medium: 1, high: 2 };
var unremarkable = /\((?:confidence:? )?(?:high|medium)(?: confidence)?\)|\bconfidence(?: is|:)? (?:high|medium)\b|\b(?:high|medium) confidence\b/gi;
var stated = /\bconfidence(?: is|:)? (high|medium|low)\b|\b(high|medium|low) confidence\b/gi;
function checkConfidence(report) {
  const { paragraphs, claims, finding: finding2 } = report;
  const wrong = paragraphs.flatMap(
    (paragraph) => paragraph.sentences.flatMap(({ text, at: at2, bindings }) => {
      const matches = [...text.matchAll(stated)];
      const said = matches.map(([, one, other]) => (one ?? other ?? "").toLowerCase());
      if (matches.length > 1 && matches.some(([, one]) => one === void 0)) return [];
      const highest = said.toSorted((left, right) => rank(right) - rank(left))[0];
      if (highest === void 0) return [];
      const own3 = idsOf(bindings, "claim");
      const beside = (own3.length > 0 ? own3 : idsOf(paragraph.bindings, "claim")).flatMap((id) => claims.get(id) ?? []);
      const below = beside.filter(({ confidence }) => rank(confidence) < rank(highest));
      const isWrong = below.length === beside.length;
      if (below.length === 0 || said.length > 1 && !isWrong) return [];
      const named3 = below.map(({ id, confidence }) => `${id} (${confidence})`).join(", ");
      const message = `The text states ${highest} confidence beside ${named3}`;
      const fix = "Leave it out, or state what `autonomous-workflow evidence` prints with the findings, the lowest of several.";
      return [finding2("A6", isWrong ? "hard" : "warning", at2, message, fix)];
    })
  );
  return [...wrong, ...repeatedConfidence(report)];
}
function repeatedConfidence({ paragraphs, finding: finding2 }) {
  const places2 = paragraphs.flatMap(
    ({ sentences }) => sentences.flatMap(({ text, at: at2 }) => (text.match(unremarkable) ?? []).map(() => at2))
  );
  if (places2.length < 2) return [];
  const message = `High or medium confidence is stated ${places2.length} times in the text`;
  const fix = "Leave it out: the evidence table has it of each finding. Say of which findings a reader should be wary, and why.";
  return [finding2("A6", "warning", places2[1] ?? 0, message, fix)];
}
function rank(confidence) {
  return ranks[confidence ?? ""] ?? 0;
}

// src/report/rules/compiled-checks.ts
var compiledIds = ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10"];
var numbers = {
  "undefined-citation": "E2",
  "unknown-citation": "E2",
  "undefined-reference": "E2",
  "repeated-label": "E3",
  "overfull-line": "E4",
  "missing-character": "E5",
  "unclosed-group": "E6",
  rerun: "E7",
  "no-citations": "E8",
  "empty-field": "E8",
  "bibliography-warning": "E8"
};
var grave = /* @__PURE__ */ new Set(["E2", "E3", "E5", "E6"]);
function checkCompiled(report) {
  const { compiled: compiled2 } = report;
  if (compiled2.outcome === "could-not-run")
    return { findings: [], unable: compiledIds.map((id) => ({ id, reason: compiled2.reason })) };
  const findings = compiled2.findings.map((one) => fromTex(report, one));
  if (compiled2.outcome === "failed") {
    const fix = "Run `autonomous-workflow compile` and fix what it names.";
    if (!findings.some(({ id }) => id === "E1"))
      findings.push(report.finding("E1", "hard", null, "The report does not compile", fix));
    const reason2 = "the report does not compile";
    return { findings, unable: compiledIds.filter((id) => id !== "E1").map((id) => ({ id, reason: reason2 })) };
  }
  const { unresolved, missingTitles } = compiled2;
  const reason = "pdftotext is not installed";
  const unable = [...unresolved === null ? ["E9"] : [], ...missingTitles === null ? ["E10"] : []];
  if (missingTitles !== null && missingTitles.length > 0) {
    const message = `The PDF does not show the title of: ${missingTitles.join(", ")}`;
    const fix = "Find what hides these sections: a comment, a box, or an environment that is never closed.";
    findings.push(report.finding("E10", "hard", null, message, fix));
  }
  if (unresolved !== null && unresolved > 0) {
    const fix = "Cite keys of sources.bib, and refer to labels that exist.";
    findings.push(report.finding("E9", "hard", null, `The PDF shows ?? or [?] in ${unresolved} places`, fix));
  }
  return { findings, unable: unable.map((id) => ({ id, reason })) };
}
function fromTex(report, { id, severity, file, line, message, hint }) {
  const number3 = severity === "error" ? "E1" : numbers[id] ?? "E8";
  const isGenerated = number3 !== "E1" && file !== void 0 && file !== report.file && /\.(?:tex|bbl)$/.test(file);
  return {
    id: number3,
    severity: severity === "error" || grave.has(number3) && !isGenerated ? "hard" : "warning",
    file: file ?? report.file,
    line: line ?? null,
    message: `${message} (${id})`,
    fix: isGenerated ? `${file} is generated: nothing of it is to be corrected by hand.` : hint
  };
}

// src/base/names.ts
var pattern2 = /^[a-z0-9][a-z0-9-]{0,62}$/;
var reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
function isWorkflowName(text) {
  return pattern2.test(text) && !reserved.test(text);
}
var longestTitle = 110;
var assignmentIdPattern = /^i\d+-[a-z]+\d+$/;

// src/report/rules/empty-headings.ts
var generated = /\\input\{([^{}]+)\}/g;
function emptyHeadings({
  scanned,
  files,
  finding: finding2
}) {
  const headings = headingsIn(scanned);
  const open = headings.find(({ level, title }) => level === 0 && /^open questions$/i.test(title));
  if (open === void 0) return [];
  const within = headings.filter(({ at: at2 }) => at2 > open.at && at2 < open.to);
  return within.flatMap(({ at: at2, title, from, to }) => {
    const under = scanned.visible.slice(from, to);
    const isIncluding = Array.from(under.matchAll(generated)).some(([, file = ""]) => files.has(file));
    if (isIncluding || under.includes("\\includegraphics") || /[\p{L}\p{N}]/u.test(plainOf(under))) return [];
    const fix = "Write under it what it announces, or take the heading out.";
    return [finding2("C1", "hard", at2, `Nothing is printed under the heading \u201C${title}\u201D`, fix)];
  });
}

// src/report/rules/figures.ts
var figureNames = ["novelty", "sources"];

// src/report/rules/completeness-checks.ts
var shingleWords = 5;
var leastWords = 30;
var mostAlike = 0.6;
function checkRepetition({ paragraphs, finding: finding2 }) {
  const holders = /* @__PURE__ */ new Map();
  const sizes = [];
  const findings = [];
  for (const [index, { text, at: at2, section }] of paragraphs.entries()) {
    const shingles = shinglesOf(text);
    sizes.push(shingles.size);
    const shared = /* @__PURE__ */ new Map();
    for (const shingle of shingles) {
      const before = holders.get(shingle) ?? [];
      for (const other of before) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (before.length < 20) holders.set(shingle, [...before, index]);
    }
    for (const [other, count3] of shared) {
      if (count3 / (shingles.size + (sizes[other] ?? 0) - count3) < mostAlike) continue;
      const message = `This paragraph repeats one of \u201C${paragraphs[other]?.section ?? ""}\u201D`;
      const fix = `Say it once; in \u201C${section}\u201D say only what is new, and refer back.`;
      findings.push(finding2("C3", "hard", at2, message, fix));
      break;
    }
  }
  return findings;
}
function shinglesOf(text) {
  const words3 = bareWords(text);
  if (words3.length < leastWords) return /* @__PURE__ */ new Set();
  return new Set(words3.slice(shingleWords - 1).map((_, index) => words3.slice(index, index + shingleWords).join(" ")));
}
var wanted = [
  { title: "Executive Summary", leastWords: 25, needsClaim: true },
  { title: "Background & Context", leastWords: 15 },
  { title: "Key Findings", leastWords: 30, needsClaim: true },
  { title: "Analysis & Synthesis", leastWords: 20, needsClaim: true },
  { title: "Open Questions", leastWords: 4 },
  { title: "Methodology", leastWords: 10 }
];
var sectionTitles = wanted.map(({ title }) => title);
function checkCompleteness(report) {
  return {
    findings: [
      ...sections(report),
      ...emptyHeadings(report),
      ...remains(report),
      ...checkRepetition(report),
      ...figures(report)
    ]
  };
}
function sections(report) {
  const { scanned, finding: finding2, ledger } = report;
  const found = commandsIn(scanned.visible, /^section$/, scanned.bodyFrom, scanned.bodyTo).map(({ at: at2, groups }) => {
    return { at: at2, title: plainOf(groups[0] ?? "").trim() };
  });
  const hasClaims = ledger.claims.some((claim3) => isCitable(claim3) && claim3.verdict !== "contradicted");
  const findings = [];
  const hard = (at2, message, fix) => findings.push(finding2("C1", "hard", at2, message, fix));
  for (const { at: at2, groups } of commandsIn(scanned.visible, /^title$/).slice(0, 1)) {
    const { length } = plainOf(groups[0] ?? "").trim();
    if (length === 0 || length > longestTitle)
      hard(at2, `The title has ${length} characters`, `Say what is asked in at most ${longestTitle}.`);
  }
  let last = -1;
  for (const { title, leastWords: leastWords3, needsClaim } of wanted) {
    const here = found.filter((one) => one.title.toLowerCase() === title.toLowerCase());
    const [first] = here;
    const tex = `\\section{${title.replaceAll("&", "\\&")}}`;
    if (first === void 0) {
      hard(null, `The section \u201C${title}\u201D is missing`, `Put ${tex} back in its place, with its text.`);
      continue;
    }
    if (first.at < last)
      hard(
        first.at,
        `The section \u201C${title}\u201D is out of order`,
        `Keep the order: ${wanted.map((one) => one.title).join(", ")}.`
      );
    last = Math.max(last, first.at);
    const paragraphs = report.paragraphs.filter(({ section }) => section.toLowerCase() === title.toLowerCase());
    const words3 = paragraphs.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
    if (words3 < leastWords3)
      hard(first.at, `The section \u201C${title}\u201D has ${words3} words`, `Write it: at least ${leastWords3} words.`);
    else if (needsClaim === true && hasClaims && !paragraphs.some(({ bindings }) => idsOf(bindings, "claim").length > 0))
      hard(
        first.at,
        `The section \u201C${title}\u201D binds no finding`,
        "Put \\citep{\u2026}\\claim{\u2026} beside the sentences that state findings."
      );
  }
  const titles = /* @__PURE__ */ new Set();
  for (const { at: at2, title } of found) {
    if (titles.has(title.toLowerCase())) hard(at2, `There are two sections \u201C${title}\u201D`, "Merge them.");
    titles.add(title.toLowerCase());
  }
  return findings;
}
var placeholder = /\b(?:TODO|TBD|FIXME|XXX+)\b|\[[^\][\n]{0,60}\b(?:HERE|INSERT|PLACEHOLDER|FILL IN)\b[^\][\n]{0,60}\]/;
var truncation = /\blorem ipsum\b|\[?citation needed\]?|\binsert (?:figure|table|citation|text) here\b|\bdue to (?:length|space) (?:constraints|limits|limitations)\b|\bcontent (?:continues|truncated|omitted)\b|\b(?:further|more) (?:details|sections) would be (?:included|added)\b|\bsections? \d+ ?[-–] ?\d+ (?:follow|continue|remain|are (?:omitted|similar|unchanged)|(?:will|would|can|to) be)\b|\bas an AI(?: language)? model\b|\[\d+\s?[-–]\s?\d{2,}\]/i;
var chatter = /^(?:I'll|I will|I'm going to) (?:now )?\w+|^Let me (?:now )?(?:write|start|begin|check|summari[sz]e|look|know|add|continue|draft)\b|\b[Tt]he user (?:asked|wants|requested|has asked)\b|<\/?think(?:ing)?>|^(?:Sure|Certainly|Of course|Absolutely)[,!]|\bI (?:hope this helps|have (?:now )?(?:written|completed|updated|added))\b|^Here is the (?:revised|updated|final|requested)\b|^As requested\b/;
function remains(report) {
  return report.paragraphs.flatMap(
    ({ sentences }) => sentences.flatMap(({ text, at: at2 }) => {
      const unfinished = (placeholder.exec(text) ?? truncation.exec(text))?.[0];
      const talk = chatter.exec(text.replace(/’/g, "'"))?.[0];
      const left = `A placeholder was left: \u201C${excerpt(unfinished ?? "")}\u201D`;
      const said = `This is talk about the work, not the report: \u201C${excerpt(talk ?? "")}\u201D`;
      return [
        ...unfinished === void 0 ? [] : [report.finding("C2", "hard", at2, left, "Write what belongs there, or remove it.")],
        ...talk === void 0 ? [] : [report.finding("C4", "hard", at2, said, "Remove it.")]
      ];
    })
  );
}
function figures(report) {
  const { scanned, files } = report;
  const { visible, bodyFrom, bodyTo } = scanned;
  const findings = [];
  const add = (severity, at2, message, fix) => findings.push(report.finding("C5", severity, at2, message, fix));
  const used = /* @__PURE__ */ new Set();
  for (const { at: at2, groups } of commandsIn(visible, /^includegraphics$/, bodyFrom, bodyTo)) {
    const name2 = (groups[0] ?? "").trim();
    const isThere = ["", ".pdf", ".png", ".jpg", ".jpeg"].some((ending) => files.has(name2 + ending));
    const fix = "Remove the figure: the report has only what is in its folder.";
    if (!isThere) add("hard", at2, `There is no picture ${excerpt(name2)}`, fix);
    else if (used.has(name2)) add("warning", at2, `The picture ${name2} is used twice`, "Show it once and refer to it.");
    used.add(name2);
  }
  const labels = /* @__PURE__ */ new Set();
  const body = visible.slice(bodyFrom, bodyTo);
  for (const { at: at2, groups } of commandsIn(visible, /^label$/, bodyFrom, bodyTo)) {
    const [label = ""] = groups;
    if (labels.has(label))
      add("hard", at2, `The label ${excerpt(label)} stands twice`, "Give one of them another name.");
    labels.add(label);
  }
  for (const name2 of figureNames) labels.add(`fig:${name2}`);
  const referenced = /* @__PURE__ */ new Set();
  for (const { at: at2, groups } of commandsIn(visible, /^(?:ref|autoref|pageref|eqref)$/, bodyFrom, bodyTo)) {
    const [label = ""] = groups;
    referenced.add(label);
    const fix = "Label what it means, or remove the \\ref: it prints ??.";
    if (!labels.has(label)) add("hard", at2, `Nothing has the label ${excerpt(label)}`, fix);
  }
  for (const { 0: whole, 1: kind = "", index } of body.matchAll(/\\begin\{(figure|table)\*?\}[^]*?\\end\{\1\*?\}/g)) {
    const at2 = bodyFrom + index;
    const label = /\\label\{([^{}]*)\}/.exec(whole)?.[1];
    if (!whole.includes("\\caption")) add("hard", at2, `A ${kind} has no caption`, "Add \\caption{\u2026}.");
    const fix = "Give it a \\label and refer to it with \\ref.";
    if (label === void 0 || !referenced.has(label)) add("warning", at2, `The text never refers to this ${kind}`, fix);
  }
  return findings;
}

// src/base/budgets.ts
var budgets = {
  max_iterations: {
    option: "max-iterations",
    usual: 30,
    isWhole: true,
    least: 1,
    most: 1e3,
    format: (limit) => counted(limit, "iteration"),
    ends: "max_iterations"
  },
  max_duration_hours: {
    option: "max-hours",
    usual: 24,
    isWhole: false,
    least: 0.1,
    most: 1e3,
    format: (limit) => counted(limit, "hour"),
    ends: "max_duration"
  },
  max_cost_usd: {
    option: "max-cost",
    usual: 50,
    isWhole: false,
    above: 0,
    most: 1e5,
    format: (limit) => `$${limit}`,
    ends: "max_cost"
  }
};
var budgetKeys = Object.keys(budgets);
function forEachBudget(valueOf2) {
  return Object.fromEntries(budgetKeys.map((key) => [key, valueOf2(key, budgets[key])]));
}
function budgetsOf(limits) {
  return forEachBudget((key) => limits[key]);
}

// src/configuration/rules/configuration.ts
var depths = ["quick", "standard", "thorough", "exhaustive"];
var saturationRules = ["novelty", "low-findings"];
var searchSteps = ["search", "pivot", "probe"];
var defaultConfiguration = {
  ...forEachBudget((_, { usual }) => usual),
  budget_reserve: 0.35,
  failure_threshold: 3,
  phase_transition_threshold: 3,
  depth: "standard",
  saturation_rule: "novelty",
  plan_stable_share: 0.1,
  plan_stable_iterations: 2,
  plan_max_iterations: 12,
  stall_window: 3,
  iteration_interval_seconds: 0,
  backoff_on_failure: true,
  backoff_multiplier: 2,
  max_backoff_seconds: 300,
  fetch_sources: true,
  // Claude Code limits a command to two minutes.
  fetch_budget_seconds: 80,
  metadata_crossref: true,
  metadata_openalex: true,
  metadata_arxiv: true,
  report_check_rounds: 3,
  report_critic_rounds: 2,
  allowed_private_hosts: null,
  agent_timeout_minutes: 30,
  hang_timeout_minutes: 15,
  stop_at_week_share: null,
  model_research: null,
  model_planning: null,
  model_implementation: null,
  effort_research: null,
  effort_planning: null,
  effort_implementation: null,
  stop_file: "docs/research-{name}/STOP",
  reinject_prompt_file: "docs/research-{name}/redirect.md",
  check_reinject_every_n_iterations: 1,
  task_file: null,
  done_dir: "Done",
  rejected_dir: "Rejected",
  state_retention_days: 30,
  notify_on_completion: true,
  notify_on_failure: true,
  notify_on_max_iterations: true,
  notify_on_phase_change: true,
  notify_on_feature: false,
  notify_on_escalation: true,
  notify_on_wait: true,
  notify_desktop: true,
  notify_terminal: true,
  webhook_url: null,
  webhook_secret: null,
  verification_timeout_minutes: 10,
  sweep_every_features: 5,
  test_command: null,
  lint_command: null,
  types_command: null,
  build_command: null,
  safety: "on"
};
var configurationKeys = Object.keys(defaultConfiguration);

// src/research/rules/novelty.ts
function validSearches(iterations) {
  return iterations.filter(({ kind, valid }) => kind === "research" && valid);
}

// src/base/amount.ts
function formatAmount({ usd, tokens }) {
  const cost2 = usd === null ? "an unknown sum" : `about ${formatUsd(usd)} USD`;
  return tokens === null ? cost2 : `${cost2}, ${formatTokens(tokens)}`;
}
function formatUsd(usd) {
  return usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2);
}
function formatTokens(tokens) {
  if (tokens >= 999500) return `${(tokens / 1e6).toFixed(1)} M tokens`;
  return tokens >= 1e3 ? `${Math.round(tokens / 1e3)} k tokens` : `${tokens} tokens`;
}

// src/base/vocabulary.ts
var workflowTypes = {
  research: "autonomous-research",
  "research-and-plan": "autonomous-research-plan",
  "full-auto": "autonomous-full-auto",
  implement: "autonomous-implement"
};
var phases = {
  A: "Phase A: Research",
  B: "Phase B: Planning",
  C: "Phase C: Implementation"
};
var phaseTraits = {
  [phases.A]: { kind: "research", setting: "research", document: "report", worksOnFeatures: false },
  [phases.B]: { kind: "planning", setting: "planning", document: "plan", worksOnFeatures: false },
  [phases.C]: { kind: "coding", setting: "implementation", document: null, worksOnFeatures: true }
};
var phasesOfMode = {
  research: [phases.A],
  "research-and-plan": [phases.A, phases.B],
  "full-auto": [phases.A, phases.B, phases.C],
  implement: [phases.C]
};
var statuses = ["in_progress", "complete", "blocked", "stopped", "failed"];
var drivers = ["in-session", "ralph-loop", "headless"];
var endsOfBudgets = budgetKeys.map((key) => budgets[key].ends);
var ofEachBudget = (value) => Object.fromEntries(endsOfBudgets.map((reason) => [reason, value]));
var endReasons = {
  complete: 0,
  cancelled: 0,
  stop_requested: 0,
  ...ofEachBudget(2),
  failure_threshold: 1,
  stalled: 1,
  no_progress: 1,
  blocked_on_human: 3,
  invalid_state: 4,
  /** Ctrl-C in `run`; also a workflow that was rebuilt from its findings after state and journal were lost. */
  interrupted: 130
};
var budgetEnds = new Set(endsOfBudgets);
var statusOfEnd = {
  ...ofEachBudget("stopped"),
  complete: "complete",
  blocked_on_human: "blocked",
  failure_threshold: "failed",
  stalled: "failed",
  no_progress: "failed",
  invalid_state: "failed",
  cancelled: "stopped",
  stop_requested: "stopped",
  interrupted: "stopped"
};
function modeOf(type) {
  const found = Object.keys(workflowTypes).find((mode) => workflowTypes[mode] === type);
  if (found === void 0) throw new Error(`unknown workflow type ${type}`);
  return found;
}

// src/loop/rules/state.ts
var lostPrompt = "The prompt of this workflow was lost.";
var initialState = {
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
  depth: defaultConfiguration.depth,
  saturation_rule: defaultConfiguration.saturation_rule,
  search_step: "search",
  parallel: 1,
  features_total: 0,
  features_complete: 0,
  features_failed: 0,
  features_untested: 0,
  recorded_iteration: 0,
  consecutive_failures: 0,
  failure_threshold: defaultConfiguration.failure_threshold,
  ...budgetsOf(defaultConfiguration),
  budget_reserve: defaultConfiguration.budget_reserve,
  cost_usd: null,
  tokens: null,
  spent_by_phase: [],
  spent_last_iteration: null,
  paused_hours: 0,
  stall_window: defaultConfiguration.stall_window,
  stall_level: 0,
  stall_since_iteration: null,
  finishing: null,
  writing_iteration: null,
  only_domains: [],
  not_domains: [],
  end_reason: null,
  end_message: null,
  last_result: null,
  verdict: null,
  verdict_numbers: null,
  research_end: null
};

// src/loop/rules/modes.ts
function hasPhase(mode, phase) {
  return phasesOfMode[mode].includes(phase);
}
var shares = {
  research: [1],
  "research-and-plan": [2 / 3, 1 / 3],
  "full-auto": [0.2, 0.1, 0.7],
  implement: [1]
};

// src/loop/rules/iteration.ts
function isWriting(state) {
  return state.writing_iteration === state.iteration;
}
var conclusions = {
  answered: "the questions of the goal are answered, or were tried in two ways",
  enough: "little of weight is new, which is enough for a plan",
  search: "research goes on",
  pivot: "little is new: research goes on, after what is missing",
  saturated: "research is saturated: searching on would find hardly anything new"
};
var conclusionsAtEnd = {
  [conclusions.search]: "the search ended before research was saturated",
  [conclusions.pivot]: "the search ended before research was saturated"
};
var endedEarly = new Set(Object.values(conclusionsAtEnd));

// src/research/rules/saturation.ts
function percent(share2) {
  return `${Math.round(share2 * 100)} %`;
}

// src/report/rules/coverage-checks.ts
var mostOfOneSource = 0.25;
var mostOfOneDomain = 0.4;
var enoughCitations = 12;
var oldAfterYears = 8;
var mostOld = 0.5;
var leastPerHundredWords = 0.4;
function checkCoverage(report) {
  const { findings: dead, unable } = deadLinks(report);
  return { findings: [...coverage(report), ...shares2(report), ...density(report), ...dead], unable };
}
function coverage(report) {
  const used = new Set(report.paragraphs.flatMap(({ bindings }) => idsOf(bindings, "claim")));
  const central = report.ledger.claims.filter(
    (claim3) => claim3.importance === "central" && claim3.verdict !== "contradicted" && isCitable(claim3)
  );
  const missing = central.filter(({ id }) => ![id, ...relatedIds(report.ledger, id)].some((one) => used.has(one)));
  if (missing.length === 0) return [];
  const severity = missing.length * 2 > central.length ? "hard" : "warning";
  const ids2 = missing.map(({ id }) => id);
  const shown2 = [...ids2.slice(0, 6), ...ids2.length > 6 ? ["\u2026"] : []].join(", ");
  const message = `${missing.length} of ${central.length} central findings that may be cited stand nowhere in the text: ${shown2}`;
  const fix = "Work them in, each with its \\citep and \\claim: only a \\claim in the text counts.";
  return [report.finding("B5", severity, null, message, fix)];
}
function shares2(report) {
  const keys = report.bindings.filter(isCite).flatMap(({ binding }) => binding.ids);
  const sources = keys.flatMap((key) => report.sourcesByKey.get(key) ?? []);
  const distinct = [...new Set(sources)];
  if (sources.length < enoughCitations) return [];
  const findings = [];
  const warn2 = (message, fix) => findings.push(report.finding("B6", "warning", null, message, fix));
  const [topKey, keyCount] = commonest(sources.map(({ key }) => key));
  if (keyCount / sources.length > mostOfOneSource)
    warn2(
      `${percent(keyCount / sources.length)} of all citations are of ${topKey}`,
      "Bring in other sources for the same statements, or say that the report leans on this one."
    );
  const web = distinct.filter((source2) => !isFile(source2));
  const [topDomain, domainCount] = commonest(web.map(({ url }) => publisherOf(url) || url));
  if (web.length >= enoughCitations / 2 && domainCount / web.length > mostOfOneDomain)
    warn2(
      `${percent(domainCount / web.length)} of the cited sources are of ${topDomain}`,
      "Bring in independent sources, where there are any."
    );
  const year = Number(report.today.slice(0, 4));
  const dated = distinct.flatMap(
    (source2) => source2.year === null || !/^\d{4}/.test(source2.year) ? [] : [Number(source2.year.slice(0, 4))]
  );
  const old = dated.filter((one) => year - one > oldAfterYears).length;
  if (dated.length >= 6 && old / dated.length > mostOld)
    warn2(
      `${percent(old / dated.length)} of the dated sources are older than ${oldAfterYears} years`,
      "Say so, or search for newer ones."
    );
  const [late] = distinct.filter((source2) => Number(source2.year ?? 0) > year + 1);
  if (late !== void 0)
    warn2(`${late.key} is dated ${late.year}, which has not come yet`, "Do not draw any conclusion from its date.");
  return findings;
}
function density(report) {
  const words3 = /* @__PURE__ */ new Map();
  const cites2 = /* @__PURE__ */ new Map();
  for (const { section, text, bindings } of report.paragraphs) {
    words3.set(section, (words3.get(section) ?? 0) + text.split(" ").length);
    cites2.set(section, (cites2.get(section) ?? 0) + idsOf(bindings, "cite").length);
  }
  return [...words3].flatMap(([section, count3]) => {
    const perHundred = 100 * (cites2.get(section) ?? 0) / count3;
    if (!/finding/i.test(section) || count3 < 150 || perHundred >= leastPerHundredWords) return [];
    const message = `\u201C${section}\u201D has ${perHundred.toFixed(1)} citations per 100 words`;
    return [report.finding("B6", "warning", null, message, "Cite the source of each statement.")];
  });
}
function deadLinks(report) {
  if (report.pages === void 0) return { findings: [], unable: [{ id: "B7", reason: "no source was fetched yet" }] };
  const seen = /* @__PURE__ */ new Set();
  const findings = [];
  let unknown3 = 0;
  for (const { binding } of report.bindings.filter(isCite)) {
    for (const key of binding.ids) {
      const source2 = report.sourcesByKey.get(key);
      if (source2 === void 0 || seen.has(key) || isFile(source2)) continue;
      seen.add(key);
      const page = report.pageOf(source2);
      const message = `The page of ${key} is gone: ${page?.reason?.sentence ?? "not found"}`;
      const fix = "Cite another source for it, or take the sentence out.";
      if (page === void 0 || page.outcome === "could-not-run") unknown3 += 1;
      else if (page.outcome === "dead") findings.push(report.finding("B7", "hard", binding.at, message, fix));
    }
  }
  const reason = `whether ${unknown3} of ${seen.size} cited pages are there is not known`;
  return { findings, unable: unknown3 === 0 ? [] : [{ id: "B7", reason }] };
}
function commonest(names2) {
  const counts3 = /* @__PURE__ */ new Map();
  for (const name2 of names2) counts3.set(name2, (counts3.get(name2) ?? 0) + 1);
  return [...counts3].reduce((top, one) => one[1] > top[1] ? one : top, ["", 0]);
}

// src/report/rules/finding.ts
var reportMissing = "there is no report";
function hardFindings({ findings }) {
  return findings.filter(({ severity }) => severity === "hard");
}
var reasonedSections = /method|open question|limitation/i;
var commonKnowledge = /background/i;
function isSummarySection(section) {
  return /summary|abstract/i.test(section);
}
var pointing = /\b(?:sections?|figures?|figs?\.|tables?|chapters?|appendix|steps?|equations?|footnotes?|lines?|phases?|questions?|findings?|items?|points?|parts?)\s+\d+(?:\.\d+)*(?:\s*(?:–|-|and|to|,)\s*\d+(?:\.\d+)*)*|\[\d+\]|\b[CSQX]\d{3,}\b|\(\d\)|^\d+[.)]\s/gi;

// src/report/rules/honesty-checks.ts
var factual = /\d\s?%|\bper ?cent\b|[$€£]\s?\d|\b(?:19|20)\d\d\b|\d{2,}|\d\.\d|\baccording to\b|\b(?:largest|smallest|fastest|slowest|highest|lowest|cheapest|the first to)\b/i;
var weasel = /\b(?:(?:some |many |several |recent |numerous )?(?:studies|experts|researchers|analysts|critics|observers|sources) (?:show|say|suggest|believe|agree|argue|claim|report|indicate|have shown)|research (?:shows|suggests|indicates|has shown)|it is (?:widely|generally|commonly|well) (?:known|believed|accepted|understood|agreed))\b/i;
var forecast = /\b(?:by|until|through|before|forecast|expect|project(?:ed|ion)|plan|target|will|would|deadline|roadmap|end of|scenario|deprecat|sunset|schedul)/i;
var leastUncited = 4;
var mostUncitedShare = 0.4;
function checkHonesty(report) {
  const findings = [];
  const alone = [];
  let facts = 0;
  for (const paragraph of report.paragraphs) {
    const hasCitation = idsOf(paragraph.bindings, "cite").length > 0;
    for (const sentence of paragraph.sentences) {
      findings.push(...dates(report, sentence), ...vague(report, sentence, hasCitation));
      if (!isFactual(paragraph, sentence)) continue;
      facts += 1;
      if (idsOf(sentence.bindings, "cite").length > 0) continue;
      if (!hasCitation) alone.push(sentence);
      findings.push(uncited(report, sentence));
    }
  }
  if (alone.length >= leastUncited && alone.length / facts > mostUncitedShare) {
    const message = `${alone.length} of ${facts} sentences with numbers, years or superlatives stand in paragraphs that cite nothing`;
    const fix = "Cite each with its source and its \\claim, or take it out.";
    findings.push(report.finding("B3", "hard", alone[0]?.at ?? null, message, fix));
  }
  return { findings };
}
function isFactual({ section, environments }, { text, derived, bindings }) {
  if (section === "" || derived.length > 0) return false;
  if ([reasonedSections, commonKnowledge].some((kind) => kind.test(section)) || isSummarySection(section)) return false;
  if (environments.some((name2) => /tabular|longtable|figure|table/.test(name2))) return false;
  return !bindings.some(({ kind }) => kind === "question") && factual.test(text.replace(/\b(?:section|figure|table)\s+\d+/gi, ""));
}
function uncited(report, { at: at2, text }) {
  const message = `A factual sentence has no citation: \u201C${excerpt(text.slice(0, 90))}\u201D`;
  return report.finding("B3", "warning", at2, message, "Cite its source in the sentence, or mark it as inference.");
}
function vague(report, { at: at2, text, bindings }, hasCitation) {
  const words3 = weasel.exec(text)?.[0];
  if (words3 === void 0 || idsOf(bindings, "cite").length > 0 || hasCitation && /sources/i.test(words3)) return [];
  return [report.finding("B9", "warning", at2, `\u201C${words3}\u201D names nobody`, "Say who, and cite them.")];
}
function dates(report, { at: at2, text }) {
  const { today, finding: finding2 } = report;
  const year = Number(today.slice(0, 4));
  const asOf = new RegExp("\\bas of (?:(\\p{L}+) )?(?:\\d{1,2}, )?((?:19|20)\\d\\d)\\b", "iu").exec(text);
  const fix = "Write the date on which the source was read.";
  if (asOf !== null && isLater(asOf[1] ?? "", Number(asOf[2]), today))
    return [finding2("B8", "hard", at2, `\u201C${asOf[0]}\u201D is later than the research`, fix)];
  const future = [...text.matchAll(/(?<![\d.,-])(20\d\d)(?![\d.,]*\d)/g)].map(([, found]) => Number(found)).find((found) => found > year);
  if (future === void 0 || forecast.test(text)) return [];
  return [
    finding2("B8", "warning", at2, `The year ${future} has not come yet`, "Correct it, or say that it is a forecast.")
  ];
}
var months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
function isLater(month, year, today) {
  const thisYear = Number(today.slice(0, 4));
  if (year !== thisYear) return year > thisYear;
  return months.indexOf(month.toLowerCase().slice(0, 3)) + 1 > Number(today.slice(5, 7));
}

// src/report/rules/lint.ts
function checkBalance({ scanned, finding: finding2 }) {
  const open = [];
  const findings = [];
  const hard = (at2, message, fix) => findings.push(finding2("D3", "hard", at2, message, fix));
  for (const { 0: whole, 1: kind, 2: name2 = "", index } of scanned.visible.matchAll(
    /\\(begin|end)\{([^{}\n]*)\}|\\[^]|[{}]/g
  )) {
    if (kind !== void 0 && index < scanned.bodyFrom && name2 !== "document") continue;
    if (kind === "begin") open.push({ name: name2, at: index });
    else if (whole === "{") open.push({ name: "{", at: index });
    else if (whole === "}" || kind === "end") {
      const wanted2 = whole === "}" ? "{" : name2;
      const place2 = open.findLastIndex((one) => one.name === wanted2);
      const isBrace = wanted2 === "{";
      if (place2 < 0) {
        hard(
          index,
          isBrace ? "A } closes nothing" : `\\end{${excerpt(name2)}} closes nothing`,
          isBrace ? "Remove it, or write \\}." : `Remove it, or add \\begin{${excerpt(name2)}}.`
        );
        continue;
      }
      for (const { name: left, at: at2 } of open.splice(place2).slice(1)) hard(at2, unclosed(left), closing(left));
    }
  }
  for (const { name: name2, at: at2 } of open) hard(at2, unclosed(name2), closing(name2));
  return findings;
}
function unclosed(name2) {
  return name2 === "{" ? "A { is never closed" : `\\begin{${excerpt(name2)}} is never closed`;
}
function closing(name2) {
  return name2 === "{" ? "Close it, or write \\{." : `Add \\end{${excerpt(name2)}} where it ends.`;
}
function lintTex(report) {
  return {
    findings: [
      ...lostText(report),
      ...marked(report, markdown2, "D2"),
      ...checkBalance(report),
      ...specials2(report),
      ...characters(report),
      ...marked(report, html, "D6"),
      ...primitives(report)
    ]
  };
}
var mostOfOneKind = 20;
function lostText({ scanned, finding: finding2 }) {
  const { raw, visible, bodyFrom, bodyTo } = scanned;
  const body = raw.slice(bodyFrom, bodyTo);
  return [...body.matchAll(new RegExp("(?<=[\\p{L}\\p{N})}] ?)(?<!\\\\)%(?=[^\\n]*\\p{L})", "gu"))].flatMap(({ index }) => {
    const at2 = bodyFrom + index;
    const line = raw.slice(raw.lastIndexOf("\n", at2) + 1, at2);
    const isVerbatim = /\\(?:verb|begin\{verbatim)/.test(line) || visible[at2 - 1] === " " && raw[at2 - 1] !== " ";
    if (isVerbatim || /(?<!\\)%/.test(line) || /^\s*\\(?:[a-z]*section|begin|end|label|caption|input|centering|item|bibliography\w*)\*?(?:[{[].*)?$/.test(line))
      return [];
    const hidden = raw.slice(at2, at2 + 60).split("\n")[0] ?? "";
    return [
      finding2("D1", "hard", at2, `TeX drops the line from here on: ${excerpt(hidden)}`, "Write \\% for a percent sign.")
    ];
  });
}
var markdown2 = [
  { pattern: /(?<!\*)\*\*(?=\S)[^*\n]{1,200}\*\*/g, what: "Markdown for bold", fix: "Write \\textbf{\u2026}." },
  { pattern: /(?<!`)`(?=[^\s`])[^`'\n]{1,120}`(?!`)/g, what: "Markdown for code", fix: "Write \\texttt{\u2026}." },
  { pattern: /^\s*```.*$/gm, what: "A Markdown code fence", fix: "Use a verbatim environment." },
  {
    pattern: /(?<!\\)\[[^\]\n]{1,200}\]\((?:https?:|\/|#)[^)\n]*\)/g,
    what: "A Markdown link",
    fix: "Cite the source, or write \\href{\u2026}{\u2026}."
  },
  { pattern: /^#{1,6} \S.*$/gm, what: "A Markdown heading", fix: "Write \\section{\u2026} or \\subsection{\u2026}." },
  { pattern: /^\|.+\|[ \t]*\n\|[ :|-]+\|/gm, what: "A Markdown table", fix: "Write a tabular environment." },
  { pattern: /^[-*] \S.*\n[-*] \S/gm, what: "A Markdown list", fix: "Write an itemize environment." }
];
var html = [
  {
    pattern: /<\/?(?:p|br|b|i|em|strong|u|ul|ol|li|div|span|table|t[dhr]|h[1-6]|a|sub|sup|code|pre|blockquote|cite|figure|img|script|think(?:ing)?|citation|answer|end)\b[^<>\n]{0,100}>|<\/end\{/gi,
    what: "An HTML tag",
    fix: "Write it in LaTeX, or escape it."
  }
];
function marked(report, marks2, id) {
  const { visible, bodyFrom, bodyTo } = report.scanned;
  const text = withoutArguments(visible).slice(bodyFrom, bodyTo);
  return marks2.flatMap(
    ({ pattern: pattern3, what, fix }) => [...text.matchAll(pattern3)].slice(0, mostOfOneKind).map(({ 0: found, index }) => {
      const at2 = bodyFrom + index + (found.length - found.trimStart().length);
      return report.finding(id, "hard", at2, `${what}: ${excerpt(found.slice(0, 60))}`, fix);
    })
  );
}
var plainArguments = /\\(?:label|ref|eqref|pageref|autoref|url|nolinkurl|includegraphics|input|bibliography|bibliographystyle|[cC]ite[a-zA-Z]*|nocite|claim|contradiction|question|hypertarget|path)\*?(?:\[[^\]\n]*\])*\{[^{}\n]*\}|\\href\{[^{}\n]*\}/g;
function withoutArguments(visible) {
  return visible.replace(/\\derived\s*\[[^\]\n]*\]/g, blank).replace(plainArguments, (match) => match.slice(0, match.indexOf("{")) + blank(match.slice(match.indexOf("{"))));
}
var mathEnvironments = "(?:equation|align|gather|multline|displaymath|math|eqnarray|array|[bpvBV]?matrix|cases)";
var mathematics2 = new RegExp(
  `\\\\\\[[^]*?\\\\\\]|\\\\\\([^]*?\\\\\\)|\\$\\$[^$]*\\$\\$|(?<!\\\\)\\$(?:\\\\.|[^$\\n\\\\]|\\n(?![ \\t]*\\n))*\\$|\\\\begin\\{(${mathEnvironments}\\*?)\\}[^]*?\\\\end\\{\\1\\}`,
  "g"
);
var tables = /\\begin\{(tabular[x*]?|longtable|array|picture)\}[^]*?\\end\{\1\}/g;
var unspaced3 = /(?<=[\p{L}\p{N})}])[,;](?=\\(?:text[a-z]{2}|emph|enquote|url|href)\{)/gu;
function specials2({ scanned, finding: finding2 }) {
  const { visible, bodyFrom, bodyTo } = scanned;
  const text = withoutArguments(visible).slice(bodyFrom, bodyTo).replace(/\\\\|\\[%&_#$^{}~]/g, blank).replace(mathematics2, blank);
  const outsideTables = text.replace(tables, (table2) => table2.replace(/&/g, " "));
  const spelled2 = {
    "&": "\\&",
    _: "\\_",
    "#": "\\#",
    "^": "\\textasciicircum{}",
    $: "\\$",
    "~": "\\textasciitilde{}, or \u201Cabout\u201D"
  };
  const commas = [...text.matchAll(unspaced3)].slice(0, mostOfOneKind).map(
    ({ 0: mark, index }) => finding2("D4", "hard", bodyFrom + index, `No space follows a ${mark}`, "Write a space before the command.")
  );
  const raw = [...outsideTables.matchAll(/(?<!\\)(?:[&_#^$]|(?<=[\s(])~(?=\d))/g)].slice(0, mostOfOneKind).map(({ 0: character, index }) => {
    const message = character === "$" ? "A $ opens mathematics that its paragraph never closes" : character === "~" ? "A ~ before a number prints as a space" : `A bare ${character} stands in the text`;
    const mathematicsToo = character === "_" || character === "^" ? ", or put the formula between two $ signs" : "";
    return finding2("D4", "hard", bodyFrom + index, message, `Write ${spelled2[character] ?? ""}${mathematicsToo}.`);
  });
  return [...raw, ...commas];
}
function characters({ scanned, finding: finding2 }) {
  const { visible } = scanned;
  const seen = /* @__PURE__ */ new Set();
  return [...visible.matchAll(/[^ -~\t\n\r]/gu)].flatMap(({ 0: character, index }) => {
    const point = character.codePointAt(0) ?? 0;
    if (printableCodePoints.has(point) || seen.has(character) || point === 160) return [];
    seen.add(character);
    const name2 = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
    const tex = escapeTex(character);
    const fix = tex === "" ? "Remove it." : `Write ${tex.startsWith("{[}") ? "it in words" : tex}.`;
    return [finding2("D5", "hard", index, `pdflatex cannot print ${name2} ${excerpt(character)}`, fix)];
  });
}
var primitive = /\\(?:input|include|openin|openout|read|write(?:18)?|immediate|catcode|csname|[gex]?def|let|futurelet|newcommand|renewcommand|providecommand|newenvironment|renewenvironment|usepackage|RequirePackage|special|directlua|InputIfFileExists|loop|expandafter|scantokens|batchmode|documentclass|if[a-zA-Z]*|else|fi|endinput|[sv]?box|setbox|savebox|sbox|lrbox|[hv]?phantom|makeatletter|begin\{filecontents\*?\})(?![A-Za-z])/g;
function primitives({ scanned, template, finding: finding2 }) {
  const known = new Set(template.split("\n").map((line) => line.trim()));
  const written2 = scanned.raw.split("\n");
  return scanned.visible.split("\n").flatMap((line, index) => {
    if (known.has(line.trim()) || known.has(written2[index]?.trim() ?? "")) return [];
    const command = line.match(primitive)?.[0];
    if (command === void 0) return [];
    const at2 = offsetOfLine(scanned.raw, index);
    const fix = "Remove it: the preamble and the macros belong to the template.";
    return [finding2("D7", "hard", at2, `${command} may not stand in a report`, fix)];
  });
}
function offsetOfLine(text, line) {
  let at2 = 0;
  for (let count3 = 0; count3 < line; count3 += 1) at2 = text.indexOf("\n", at2) + 1;
  return at2;
}

// src/research/rules/quotes/claim-numbers.ts
var strict = /* @__PURE__ */ new Set(["percent", "points", "permille"]);
var leastDigits = 2;
var falling = /\b(?:fell|falls?|fallen|drop|decreas|declin|reduc|lower|less|fewer|loss|lost|down|shr[aiu]nk|cut)/i;
function numbersMissing(claim3, held, numbers2 = numbersIn(claim3), options2 = {}) {
  return namesOf2(unsupported(claim3, held, numbers2, options2));
}
function unsupported(claim3, held, numbers2, { mayRound = false } = {}) {
  const mayNegate = falling.test(claim3);
  return numbers2.filter((number3) => isDemanded(number3, held)).filter((number3) => !held.some((candidate) => supports(candidate, number3, { mayNegate, mayRound })));
}
function namesOf2(numbers2) {
  return [...new Set(numbers2.map(({ name: name2, text }) => name2 + text))];
}
function isDemanded(number3, held) {
  if (number3.spelled) return number3.unit !== null || number3.magnitude !== 1;
  return number3.name === "" || held.some(({ name: name2 }) => stem(name2) === stem(number3.name));
}
function stem(name2) {
  return name2.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}
function supports(held, claimed, { mayNegate, mayRound }) {
  if (held.exact === claimed.exact || isSameVersion(held, claimed)) return true;
  const scale = commonScale(held, claimed);
  if (scale === null) return false;
  return claimed.readings.some(
    (claim3) => held.readings.some((reading) => {
      const stated3 = reading.value * scale;
      const { value } = claim3;
      const step = mayRound ? roundedStep(claimed, claim3) : claim3.step;
      return rounds(stated3, value, step) || mayNegate && stated3 < 0 && rounds(-stated3, value, step);
    })
  );
}
function commonScale(held, claimed) {
  if (held.unit !== null && claimed.unit !== null)
    return held.unit.dimension === claimed.unit.dimension ? held.unit.factor / claimed.unit.factor : null;
  return [held, claimed].some(({ unit }) => unit !== null && strict.has(unit.dimension)) ? null : 1;
}
function isSameVersion(held, claimed) {
  const [ours, theirs] = [claimed.version, held.version];
  if (ours === void 0 || theirs === void 0) return false;
  const isNamed2 = ({ name: name2 }) => stem(name2) === "v";
  const shows = (number3) => isNamed2(number3) || (number3.version?.length ?? 0) > 2;
  if (!shows(held) && !shows(claimed)) return false;
  if (ours.length === 1 && !isNamed2(claimed) && held.isRange !== true) return false;
  return ours.every((part, index) => part === (theirs[index] ?? "0"));
}
function rounds(stated3, value, step) {
  const slack = Math.abs(value) * 1e-12;
  return Math.sign(stated3) * Math.sign(value) >= 0 && Math.abs(stated3 - value) <= step / 2 + slack;
}
function roundedStep({ text, unit, magnitude }, { value, step }) {
  const isYear = unit === null && /^(?:19|20)\d\d$/.test(text);
  if (isYear || step < magnitude || step === 0) return step;
  const digits = String(Math.round(Math.abs(value) / step));
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  return digits.length - zeros < leastDigits ? step : step * 10 ** zeros;
}

// src/research/rules/quotes/named-versions.ts
var nameBefore2 = new RegExp("(?:^|(?<![\\p{L}\\p{N}])(\\p{L}+) )(?:the )?(\\p{L}[\\p{L}\\d+#]*)(?:\\.js)? (?:v|version )?$", "u");
var places = new Set("in of with by from to on for under than like behind into beyond".split(" "));
var noNames = new Set(
  "a about after all almost among as at before between by during for from in into nearly of on only or over per since some than the to under until up with chapter figure option page part rule section step table version".split(
    " "
  )
);
var demandedBefore = /\b(?:needs?|requires?|requiring|required|at least|minimum|since|until|before|after|starting (?:from|with)|up to|release of|version of)(?: [\p{L}.]+){0,2} $/u;
var demandedAfter = /^(?:\+| ?(?:or|and) (?:newer|later|higher|above|up|older|more|earlier)\b| (?:is|was|are|were|has been|will be) (?:out|released|required|published|needed|the)\b| came out\b| onwards?\b)/;
var counts = /^ (?:[\p{L}-]+ )?[\p{L}-]{2,}(?<!s)s(?![\p{L}])/u;
var continues = /^ (?:is|was|has|does|uses|needs|supports|requires|replaces|drops|adds|removes|ships|makes|takes|brings|includes|are|were|have|had|do|did|can|cannot|could|will|would|may|might|must|should|and|or|to|of|in|on|at|by|for|with|without|from|as|than|but|while|when|where|that|which|who|the|a|an|its|this|only|also|no|not|still|already)\b/;
function isNamedVersion(claim3, number3, about) {
  const { version: version2, name: name2, at: at2, text } = number3;
  if (version2 === void 0 || name2 !== "" || number3.spelled || (version2[0] ?? "").length > 2) return false;
  const product = productBefore(claim3.slice(0, at2));
  if (product === void 0) return false;
  const after = claim3.slice(at2 + text.length);
  if (demandedBefore.test(claim3.slice(0, at2)) || demandedAfter.test(after)) return false;
  if (counts.test(after) && !continues.test(after)) return false;
  return isAbout2(about, product) && !hasOtherNumbers(claim3, product) && !new RegExp(`${numberStart(product)}\\d`, "iu").test(about);
}
function productBefore(before) {
  const [whole, place2, name2 = ""] = nameBefore2.exec(before) ?? [];
  if (whole === void 0 || noNames.has(name2.toLowerCase())) return void 0;
  const begins = place2 === void 0 || /[.;:,] $/.test(before.slice(0, before.length - whole.length));
  return begins || places.has(place2.toLowerCase()) ? name2 : void 0;
}
function isAbout2(about, name2) {
  const isName2 = new RegExp("\\p{Lu}", "u").test(name2);
  const inSite = new RegExp(`://(?:[\\w-]+\\.)*${escaped(name2)}[.:/-]`, "i");
  return inSite.test(about) || isName2 && new RegExp(`(?<![\\p{L}\\d])${escaped(name2)}(?![\\p{L}\\d])`, "u").test(about);
}
function numberStart(name2) {
  return `(?<![\\p{L}\\d])${escaped(name2)}(?:\\.js)?[^\\p{L}\\d]{0,8}v?`;
}
function hasOtherNumbers(claim3, name2) {
  return [...claim3.matchAll(new RegExp("(?<![\\p{L}\\d])(\\p{Lu}[\\p{L}\\d+#]*)(?:\\.js)? v?\\d", "gu"))].some(
    ([, other = ""]) => other !== name2 && !noNames.has(other.toLowerCase())
  );
}
function escaped(name2) {
  return name2.replace(/[+#.]/g, "\\$&");
}

// src/research/rules/quotes/single-units.ts
var single = new RegExp("(?<!\\bhalf |\\b(?:tenths?|hundredths?|thousandths?|millionths?|thirds?|quarters?|fractions?|parts?) of )\\b(?:every|each|per|an?)\\s(\\p{L}{2,24})(?![\\p{L}\\p{N}])(?=(\\s\\p{L}+)?)", "giu");
var following = /^(?:a|about|after|ago|an|and|are|as|at|because|before|between|but|by|can|for|from|has|if|in|is|it|its|later|may|not|of|on|only|or|since|so|than|that|the|then|they|this|to|unless|until|was|when|where|which|while|will|with|within|without)$/i;
function numbersHeldBy(quote2) {
  return [...numbersIn(quote2), ...singleUnits(quote2)];
}
function singleUnits(text) {
  return [...text.matchAll(single)].flatMap(({ 0: words3, 1: name2 = "", 2: next = "", index: at2 }) => {
    const unit = unitNamed(name2);
    if (unit === void 0 || /^second$/i.test(name2) && isRanked(next.trim())) return [];
    const readings = [{ value: 1, step: 1 }];
    return [{ text: words3, at: at2, exact: `1${unit.name}`, readings, magnitude: 1, unit, name: "", spelled: true }];
  });
}
function isRanked(word3) {
  return word3 !== "" && !following.test(word3);
}

// src/base/arithmetic.ts
function evaluate(formula) {
  const tokens = formula.match(/\d+(?:\.\d+)?(?:[eE]\d{1,3})?|[-+*/^()]|\S/g) ?? [];
  let at2 = 0;
  const accept = (...wanted2) => {
    const token2 = tokens[at2];
    if (token2 === void 0 || !wanted2.includes(token2)) return void 0;
    at2 += 1;
    return token2;
  };
  const chain = (part, ...signs) => {
    let value2 = part();
    for (let sign2 = accept(...signs); sign2 !== void 0; sign2 = accept(...signs)) {
      const other = part();
      value2 = { "+": value2 + other, "-": value2 - other, "*": value2 * other, "/": value2 / other }[sign2] ?? Number.NaN;
    }
    return value2;
  };
  const sum = () => chain(product, "+", "-");
  const product = () => chain(power, "*", "/");
  const power = () => {
    const base = term();
    return accept("^") === void 0 ? base : base ** power();
  };
  const term = () => {
    if (accept("-") !== void 0) return -power();
    if (accept("(") === void 0) {
      const token2 = tokens[at2];
      at2 += 1;
      return token2 !== void 0 && /^\d/.test(token2) ? Number(token2) : Number.NaN;
    }
    const inside = sum();
    return accept(")") === void 0 ? Number.NaN : inside;
  };
  const value = formula.length > longestFormula ? Number.NaN : sum();
  return at2 === tokens.length && Number.isFinite(value) ? value : void 0;
}
var longestFormula = 200;

// src/report/rules/derived-numbers.ts
function borrowedText({ borrowed, derived }) {
  return derived.some(({ formula }) => formula === void 0) ? "" : borrowed;
}
var ofUnits = /* @__PURE__ */ new Set([24, 30, 31, 52, 60, 365, 366, 1024, 3600, 86400, 604800]);
function checkDerived({ paragraphs, finding: finding2 }, heldAround2) {
  const derived = paragraphs.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.derived));
  const wrong = paragraphs.flatMap(
    (paragraph) => paragraph.sentences.flatMap(
      (sentence) => sentence.derived.flatMap((one) => {
        const fault = faultOf(one);
        if (fault !== void 0) {
          const fix2 = "Write numbers, + - * / ^ and brackets between [ and ], and the number that they give, rounded at most.";
          return [finding2("B2", "hard", one.at, fault, fix2)];
        }
        const unknown3 = inputsUnknown(one, paragraph, heldAround2);
        if (unknown3.length === 0) return [];
        const message2 = `\\derived[${one.formula ?? ""}]{${one.printed}} is computed from ${unknown3.join(", ")}, which neither the paragraph nor what it cites has`;
        const fix = "Compute from numbers of findings that are cited beside it, or say in the paragraph what is assumed, with its number.";
        return [finding2("B2", "hard", one.at, message2, fix)];
      })
    )
  );
  const bare = derived.filter(({ formula }) => formula === void 0);
  const [first] = bare;
  if (first === void 0) return wrong;
  const named3 = bare.map(({ printed }) => quotedWords(printed)).join(", ");
  const message = `Numbers are said to be computed, but no formula shows how, so that nobody checks them or their sentences: ${named3}`;
  return [
    ...wrong,
    finding2("B2", "warning", first.at, message, "Write it with its formula: \\derived[3600*24/2]{43,200}.")
  ];
}
function inputsUnknown({ formula = "" }, paragraph, heldAround2) {
  const inputs2 = (formula.match(/\d+(?:\.\d+)?(?:[eE]\d{1,3})?/g) ?? []).filter((one) => !isOfCounting(Number(one)));
  if (inputs2.length === 0) return [];
  const words3 = paragraph.sentences.map((sentence) => borrowedText(sentence)).join(" ");
  const known = [...numbersIn(words3), ...heldAround2(paragraph)].flatMap(
    ({ readings }) => readings.map(({ value }) => Math.abs(value))
  );
  const isNear = (value, input) => Math.abs(value - input) <= Math.abs(input) * 1e-9;
  return inputs2.filter((one) => !known.some((value) => [value, value / 100].some((as) => isNear(as, Number(one)))));
}
function isOfCounting(value) {
  const isSmall = Number.isInteger(value) && value <= 12;
  return isSmall || ofUnits.has(value) || Number.isInteger(Math.log10(value));
}
function faultOf({ printed, formula }) {
  if (formula === void 0) return void 0;
  const shown2 = `\\derived[${formula}]{${printed}}`;
  const value = /[-+*/^]/.test(formula) ? evaluate(formula) : void 0;
  if (value === void 0) return `${shown2} holds no formula that can be computed`;
  const [number3, ...others] = numbersIn(printed);
  if (number3 === void 0 || others.length > 0)
    return `${shown2} prints ${others.length === 0 ? "no" : "more than one"} number`;
  const isRight = number3.readings.some((reading) => {
    const slack = roundedStep(number3, reading) / 2 + Math.abs(value) * 1e-9;
    return Math.abs(reading.value - value) <= slack;
  });
  return isRight ? void 0 : `${shown2} is not what its formula gives, ${Number(value.toPrecision(8)).toLocaleString("en")}`;
}

// src/report/rules/other-numbers.ts
function otherNumbers(report) {
  const sentences = report.paragraphs.flatMap(({ sentences: all }) => all);
  return sentences.flatMap((sentence) => {
    const claims = idsOf(sentence.bindings, "claim").flatMap((id) => report.claims.get(id) ?? []);
    const text = borrowedText(sentence).replace(pointing, " ");
    if (claims.length === 0 || !/\d/.test(text)) return [];
    const said = countedNumbers(text);
    const held = claims.map((claim3) => ({ claim: claim3, numbers: countedNumbers(verifiedText(claim3, report.ledger)) }));
    const foreign3 = missingFrom(
      text,
      said,
      held.flatMap(({ numbers: numbers2 }) => numbers2)
    );
    return held.flatMap(
      ({ claim: claim3, numbers: numbers2 }) => missingFrom(verifiedText(claim3, report.ledger), numbers2, said).flatMap((own3) => {
        const other = foreign3.find((one) => isOfKind(one, own3));
        if (other === void 0) return [];
        return [{ claim: claim3.id, at: sentence.at, said: shown(other), has: shown(own3) }];
      })
    );
  });
}
function checkOtherNumbers(report) {
  const fix = "Write the number as the finding has it; where its quote says otherwise, say so in `left` of the hand-in, and it is verified.";
  return otherNumbers(report).map(
    ({ claim: claim3, at: at2, said, has }) => report.finding("B2", "warning", at2, `The text says ${said}, ${claim3} says ${has}`, fix)
  );
}
var shown = ({ number: number3, before }) => [before, number3.text].filter((part) => part !== "").join(" ");
function countedNumbers(text) {
  if (!new RegExp("\\p{N}", "u").test(text)) return [];
  const normal = normalText(text, { keepCase: true }).text;
  return numbersInNormal(normal).filter(({ spelled: spelled2, readings }) => !spelled2 && readings.length > 0).map((number3) => ({ number: number3, before: /([\p{L}][\p{L}\d._-]*) $/u.exec(normal.slice(0, number3.at))?.[1] ?? "" }));
}
function missingFrom(text, counted2, among) {
  const held = among.map(({ number: number3 }) => number3);
  return counted2.filter(({ number: number3 }) => unsupported(text, held, [number3], { mayRound: true }).length > 0);
}
var empty2 = /^(?:a|an|the|of|to|in|at|by|for|from|with|and|or|is|are|was|needs?|about|than|least|most|only|until|after|every|its?)$/i;
function isOfKind(one, other) {
  const [a, b] = [one.number.unit, other.number.unit];
  const isSame = one.before !== "" && !empty2.test(one.before) && one.before === other.before;
  return isSame && (a ?? null) === (b ?? null) && one.number.name === other.number.name;
}

// src/report/rules/number-checks.ts
var mayHoldNumber = /\d|\b(?:hundred|thousand|million|billion|trillion|percent|per cent)\b/i;
var spelled = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/i;
var rounding = { mayRound: true };
function heldNumbers({ ledger, deciding: deciding2, claims, sourcesByKey }) {
  const verified = (claim3) => {
    const standing2 = verifiedText(claim3, ledger);
    return [...deciding2.get(claim3.id) ?? [], ...standing2 === claim3.text ? [] : [standing2]];
  };
  const quotes = /* @__PURE__ */ new Map();
  for (const claim3 of ledger.claims)
    for (const { source: source2, quote: quote2 } of claim3.evidence.filter(mayBeCited))
      quotes.set(source2, [...quotes.get(source2) ?? [], quote2, ...verified(claim3)]);
  const textsOf = remembered((key) => {
    const source2 = sourcesByKey.get(key);
    if (source2 === void 0) return [];
    return [...quotes.get(source2.id) ?? [], source2.title, source2.year ?? "", source2.accessed.slice(0, 4)];
  });
  return {
    textsOf,
    of: remembered(
      (key) => textsOf(key).flatMap(
        (text) => mayHoldNumber.test(text) || spelled.test(text) ? numbersHeldBy(text) : singleUnits(text)
      )
    ),
    ofClaim: remembered((id) => {
      const claim3 = claims.get(id);
      if (claim3 === void 0) return [];
      const quoted2 = claim3.evidence.filter(mayBeCited).map(({ quote: quote2 }) => quote2);
      return [claim3.text, ...verified(claim3), ...quoted2].flatMap(numbersHeldBy);
    })
  };
}
var naming = /\b\d+-bit\b|\b\d+(?:st|nd|rd|th)\b|\b24\/7\b|\b(?:19|20)\d0s\b|\b(?:19|20)\d\d[-–/](?:19|20)?\d\d\b|\b\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b/gi;
var afterName = new RegExp("(?:\\b\\p{Lu}[\\p{Lu}\\d]+|[\\p{Ll}\\d,;:)] \\(?\\p{Lu}[\\p{L}\\d]*)(?: version)? $", "u");
function inventedNumbers(report, held) {
  return report.paragraphs.flatMap((paragraph) => {
    const { section } = paragraph;
    if (section === "" || isSummarySection(section) || reasonedSections.test(section)) return [];
    return paragraph.sentences.flatMap((sentence) => {
      const { at: at2, bindings } = sentence;
      const text = borrowedText(sentence);
      if (!mayHoldNumber.test(text)) return [];
      if (bindings.some(({ kind }) => kind === "cite" || kind === "question")) return [];
      const distinctive = distinctiveNumbers(text.replace(pointing, " ").replace(naming, " "));
      if (distinctive.length === 0) return [];
      const missing = numbersMissing(text, heldAround(report, paragraph, held), distinctive, rounding);
      if (missing.length === 0) return [];
      const severity = commonKnowledge.test(section) ? "warning" : "hard";
      const message = `No finding that is cited in this paragraph holds: ${missing.slice(0, 4).join(", ")}`;
      const fix = "Cite the source that has the number, with its \\claim, mark what you computed with \\derived[formula]{\u2026}, or take it out.";
      return [report.finding("B3", severity, at2, message, fix)];
    });
  });
}
function distinctiveNumbers(text) {
  const normal = normalText(text, { keepCase: true }).text;
  return numbersInNormal(normal).filter((number3) => {
    if (number3.unit !== null || number3.magnitude !== 1) return true;
    if (number3.name !== "" || number3.spelled || /^(?:19|20)\d\d$/.test(number3.text)) return false;
    return number3.text.replace(/\D/g, "").length >= 2 && !afterName.test(normal.slice(0, number3.at));
  });
}
function heldAround(report, paragraph, held) {
  const isTable = paragraph.environments.some((name2) => /tabular|longtable|table/.test(name2));
  const around = isTable ? report.paragraphs.filter(({ section }) => section === paragraph.section) : [paragraph];
  return around.flatMap(({ bindings }) => [
    ...idsOf(bindings, "claim").flatMap((id) => held.ofClaim(id)),
    ...idsOf(bindings, "cite").flatMap((key) => held.of(key))
  ]);
}
var countable = "sources?|claims?|findings?|papers?|articles?|publications?|pages|searches|iterations?|questions|agents|hours?";
var stated2 = new RegExp(`(?<![\\d.,$\u20AC\xA3-])(\\d[\\d,]*)\\+?\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${countable})\\b`, "iu");
var ourselves = /\b(?:we|our|this (?:report|research|review|study|survey)|rests? on|was based on|were (?:reviewed|consulted|read|searched|gathered)|(?:reviewed|consulted|gathered|collected|analy[sz]ed)\s+\d)/i;
function checkNumbers(report) {
  const held = heldNumbers(report);
  const findings = [];
  for (const paragraph of report.paragraphs) {
    for (const sentence of paragraph.sentences) {
      if (!mayHoldNumber.test(sentence.text)) continue;
      findings.push(...ownCount(report, paragraph, sentence), ...ungrounded(report, sentence, held));
    }
  }
  return {
    findings: [
      ...findings,
      ...checkDerived(report, (paragraph) => heldAround(report, paragraph, held)),
      ...checkOtherNumbers(report),
      ...inventedNumbers(report, held),
      ...lonelySummaryNumbers(report)
    ]
  };
}
function ownCount(report, { section }, sentence) {
  const count3 = stated2.exec(sentence.text)?.[0];
  if (count3 === void 0 || sentence.derived.length > 0 || idsOf(sentence.bindings, "cite").length > 0) return [];
  if (!/method/i.test(section) && !ourselves.test(sentence.text)) return [];
  const fix = "Write \\nSources{}, \\nFindings{}, \\nIterations{} or another macro of facts.tex in place of the number.";
  return [report.finding("B1", "hard", sentence.at, `A count of the research is written out: \u201C${count3}\u201D`, fix)];
}
function ungrounded(report, sentence, held) {
  const keys = idsOf(sentence.bindings, "cite").filter((key) => report.sourcesByKey.has(key));
  if (keys.length === 0) return [];
  const text = borrowedText(sentence).replace(pointing, " ");
  if (!mayHoldNumber.test(text)) return [];
  const normal = normalText(text, { keepCase: true }).text;
  const about = keys.flatMap((key) => [...held.textsOf(key), report.sourcesByKey.get(key)?.url ?? ""]).join("\n");
  const left = numbersInNormal(normal).filter(
    (number3) => !keys.some((key) => held.textsOf(key).some((quote2) => holds(quote2, number3))) && !isNamedVersion(normal, number3, about)
  );
  if (left.length === 0) return [];
  const numbers2 = keys.flatMap((key) => held.of(key));
  const claims = idsOf(sentence.bindings, "claim");
  const searched = `the quotes of ${keys.join(", ")}, those of its verifiers and their narrower wordings`;
  const fix = "Write the number as one of them has it, rounded at most, cite the source that has it, or mark what you computed with \\derived[formula]{\u2026}.";
  const of = claims.length === 0 ? "" : ` (${claims.join(", ")})`;
  return numbersMissing(text, numbers2, left, rounding).map(
    (number3) => report.finding("B2", "hard", sentence.at, `${number3}${of} stands nowhere in ${searched}`, fix)
  );
}
function holds(text, { text: number3 }) {
  const at2 = text.indexOf(number3);
  if (at2 < 0) return false;
  return !/[\d.,\p{L}-]$/u.test(text.slice(Math.max(0, at2 - 1), at2)) && !/^(?:[\p{L}\d%]|[.,]\d| ?(?:%|per ?cent|million|billion|thousand))/u.test(
    text.slice(at2 + number3.length, at2 + number3.length + 12)
  );
}
function lonelySummaryNumbers(report) {
  const body = report.paragraphs.filter(({ section }) => !isSummarySection(section)).map(({ text }) => text);
  let known;
  return report.paragraphs.filter(({ section }) => isSummarySection(section)).flatMap(({ sentences }) => sentences).flatMap((sentence) => {
    const text = sentence.text.replace(pointing, " ");
    const left = mayHoldNumber.test(text) ? numbersIn(text).filter((number3) => !body.some((one) => holds(one, number3))) : [];
    if (left.length > 0)
      known ??= body.flatMap((one) => mayHoldNumber.test(one) ? numbersHeldBy(one) : singleUnits(one));
    const missing = numbersMissing(text, known ?? [], left, rounding);
    if (missing.length === 0) return [];
    const message = `The summary holds numbers that no other section has: ${missing.slice(0, 4).join(", ")}`;
    const fix = "State it, with its citation, in a later section, or take it out of the summary.";
    return [report.finding("B4", "hard", sentence.at, message, fix)];
  });
}

// src/research/rules/side-finder.ts
var fewestWords2 = 4;
var fewestDistinctive = 3;
var leastShare3 = 0.75;
var leastOfOwn = 0.5;
var place = /^[^:“"]{1,60}: (?=\S)/;
var SideFinder = class {
  /** Noted texts that have no place in the index yet: a ledger without contradictions needs none. */
  #waiting = [];
  #byKey = /* @__PURE__ */ new Map();
  #noted = [];
  /** The numbers and long words of each claim, up to a noted text, and its texts. */
  #wordsOf = /* @__PURE__ */ new Map();
  #counted = 0;
  constructor({ claims, looks }) {
    for (const claim3 of claims) this.#noteClaim(claim3, { looks });
  }
  /** Adds words that a claim has by now. */
  note(words3) {
    this.#waiting.push(words3);
    this.#noted.push(words3);
  }
  /** The id of that claim. */
  find(side) {
    this.#index();
    const [key, wanted2] = [keyOf(side), spaced(side)];
    const exact = this.#first(this.#byKey.get(key) ?? [], (text) => text === wanted2);
    if (exact !== void 0 || wanted2.split(" ").length < fewestWords2) return exact;
    const around = [...this.#byKey].flatMap(([known, words3]) => known.includes(key) ? words3 : []);
    return this.#first(around, (text) => text.includes(wanted2));
  }
  /** The id of the claim, apart from these, that has nearly all words of one of the sides, and all of its numbers. */
  nearest(side, sides, others) {
    this.#count();
    const claims = [...this.#wordsOf.keys()].filter((claim3) => !others.includes(claim3));
    return this.#nearestOf(claims, side, sides, leastShare3);
  }
  /** The same among the claims of the hand-in with these sides, which agents seldom word as their claims: at least half the words. */
  nearestOfOwn(side, sides, own3) {
    this.#count();
    return this.#nearestOf(own3, side, sides, leastOfOwn);
  }
  #nearestOf(claims, side, sides, least) {
    const wanted2 = sideOf(side, sides);
    if (wanted2.words.size < fewestDistinctive) return void 0;
    const [best] = claims.map((claim3) => ({ claim: claim3, share: this.#shareOf(wanted2, claim3, least) })).filter(({ share: share2 }) => share2 > 0).sort((a, b) => b.share - a.share);
    if (best === void 0) return void 0;
    const isOther = (rival) => {
      const other = this.#shareOf(rival, best.claim);
      return other > best.share && other * rival.words.size > best.share * wanted2.words.size;
    };
    return sides.some((one) => one !== side && isOther(sideOf(one, sides))) ? void 0 : best.claim;
  }
  /** The part of the words of one of the sides that these claims have, at most. */
  mostOf(side, sides, claims) {
    const wanted2 = sideOf(side, sides);
    this.#count();
    return Math.max(0, ...claims.map((claim3) => this.#shareOf(wanted2, claim3)));
  }
  /** The part of a side's words that a claim has; 0 for less, without its numbers, or where the claim's nearest text denies it. */
  #shareOf({ words: words3, parts, isDenied }, claim3, least = 0) {
    const { all, texts } = this.#wordsOf.get(claim3) ?? { all: /* @__PURE__ */ new Set(), texts: [] };
    const share2 = shareOf(words3, all);
    if (share2 === 0 || share2 < least || [...words3].some((word3) => new RegExp("\\p{N}", "u").test(word3) && !all.has(word3))) return 0;
    if (!isDenied) return share2;
    const shares3 = { alike: 0, turned: 0 };
    for (const text of texts) {
      const way = isTurned(parts, distinctiveOf(text)) ? "turned" : "alike";
      shares3[way] = Math.max(shares3[way], shareOf(words3, distinctiveWords(text)));
    }
    return shares3.turned > shares3.alike ? 0 : share2;
  }
  #count() {
    for (const { claim: claim3, text } of this.#noted.slice(this.#counted)) {
      const known = this.#wordsOf.get(claim3) ?? { all: /* @__PURE__ */ new Set(), texts: [] };
      for (const word3 of distinctiveWords(text)) known.all.add(word3);
      known.texts.push(text);
      this.#wordsOf.set(claim3, known);
    }
    this.#counted = this.#noted.length;
  }
  #first(words3, isIt) {
    const found = words3.filter(({ text }) => isIt(spaced(text)));
    return (found.find(({ kind }) => kind === "statement") ?? found[0])?.claim;
  }
  #noteClaim(claim3, ledger) {
    const counted2 = claim3.evidence.filter(mayBeCited);
    const statements = [claim3.text, verifiedText(claim3, ledger), ...counted2.flatMap(({ wording = [] }) => wording)];
    for (const text of new Set(statements)) this.note({ claim: claim3.id, text, kind: "statement" });
    for (const { quote: quote2 } of counted2) this.note({ claim: claim3.id, text: quote2, kind: "quote" });
  }
  #index() {
    for (const words3 of this.#waiting) {
      const key = keyOf(words3.text);
      const known = this.#byKey.get(key);
      if (known === void 0) this.#byKey.set(key, [words3]);
      else known.push(words3);
    }
    this.#waiting = [];
  }
};
var keyOf = (text) => text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
var spaced = (text) => normalString(text).replace(/\s+/g, " ").replace(/[.\s]+$/, "");
function sideOf(side, sides) {
  const [said = "", ...others] = [side, ...sides].map((one) => one.replace(place, ""));
  const parts = distinctiveOf(said);
  const isDenied = others.some((other) => isTurned(parts, distinctiveOf(other)));
  return { words: distinctiveWords(said), parts, isDenied };
}
function isTurned(one, other) {
  return one.isNegated !== other.isNegated || isTurnedRound(one, other);
}
function shareOf(wanted2, words3) {
  return [...wanted2].filter((word3) => words3.has(word3)).length / wanted2.size;
}
function distinctiveWords(text) {
  const words3 = text.normalize("NFKC").toLowerCase().match(new RegExp("[\\p{L}\\p{N}]+(?:[.,]\\p{N}+)*", "gu")) ?? [];
  return new Set(words3.filter((word3) => word3.length > 3 || new RegExp("\\p{N}", "u").test(word3)));
}

// src/research/rules/unsaid-side.ts
function unsaidSide(contradiction2, { claims, looks }) {
  const known = claims.filter((claim3) => contradiction2.claims?.includes(claim3.id) === true && isCitable(claim3));
  const ids2 = known.map(({ id }) => id);
  if (sidesOf(contradiction2).filter((side) => side.some((id) => ids2.includes(id))).length > 1) return void 0;
  const { sides } = contradiction2;
  const finder = new SideFinder({ claims: known, looks });
  const ranked = sides.map((side) => ({ side, share: finder.mostOf(side, sides, ids2) })).sort((one, other) => one.share - other.share);
  const count3 = Math.max(1, sides.length - ids2.length);
  if (ranked[count3 - 1]?.share === ranked[count3]?.share) return "one of its sides";
  return ranked.slice(0, count3).map(({ side }) => quotedWords(side, longestSide)).join(" or ");
}
var longestSide = 200;

// src/base/clock.ts
function clockTime(time3, now) {
  const clock = time3.toTimeString().slice(0, 5);
  return time3.toDateString() === now.toDateString() ? clock : `${time3.toDateString().slice(0, 10)} ${clock}`;
}
function localTime(time3) {
  const local = new Date(time3.getTime() - time3.getTimezoneOffset() * 6e4);
  return local.toISOString().slice(0, 19).replace("T", " ");
}

// src/loop/rules/escalation.ts
var kinds = [
  "missing_credential",
  "ambiguous_requirement",
  "broken_baseline",
  "environment",
  "contradiction",
  "needs_human_action",
  "budget",
  "missing_source"
];
var escalation = object({
  /** `E001`; never reused. */
  id: string2(),
  kind: _enum(kinds),
  /** The question or feature that it is about, or null. */
  item: nullable(string2()),
  /** Other items that wait for the same answer. */
  others: optional(array(string2())),
  /** Objections of critics that the answer decides. */
  defects: optional(array(string2())),
  text: string2(),
  tried: array(string2()),
  opened_at: string2(),
  iteration: int(),
  answer: nullable(string2()),
  answered_at: nullable(string2())
});
var escalationsSchema = object({ schema: literal(1), escalations: array(escalation) });

// src/research/rules/gap.ts
var togetherWith = " + ";
var beginsWithQuestion = (follows) => /^Q\d/.test(follows);
function attemptsOf({ iterations }, counts3 = () => true) {
  const attempts = /* @__PURE__ */ new Map();
  for (const { valid, followed = [] } of iterations) {
    const each = followed.filter(counts3).flatMap((ids2) => ids2.split(togetherWith));
    if (valid) for (const id of each) attempts.set(id, (attempts.get(id) ?? 0) + 1);
  }
  return attempts;
}

// src/research/rules/taken-answers.ts
var deciding = /\bshould (?:we|i|our|my|a team|a company|teams?)\b|\bshould (?:one|you)\b(?! (?:do|expect)\b)|(?<!\b(?:can|could|may) )\b(?:we|i|our team|a team|one|you)\b[^?]*\b(?:choose|prefer|better off)\b|\bwould you recommend\b|\bis it worth\b/i;
function isDecision({ text, raised_by }) {
  return raised_by === "user" && deciding.test(text);
}

// src/report/rules/open-questions.ts
var questionsFile = "questions.tex";
var questionsInclude = `\\IfFileExists{${questionsFile}}{\\input{${questionsFile}}}{}`;

// src/report/rules/open-matter-checks.ts
function checkOpenMatters(report) {
  return { findings: [...contradictions(report), ...questions(report)] };
}
function contradictions(report) {
  const { ledger, bindings, finding: finding2 } = report;
  const places2 = /* @__PURE__ */ new Map();
  const known = new Set(ledger.contradictions.map(({ id }) => id));
  const findings = [];
  for (const place2 of bindings.filter(({ binding }) => binding.kind === "contradiction")) {
    for (const id of place2.binding.ids) {
      if (!places2.has(id)) places2.set(id, place2);
      if (!known.has(id))
        findings.push(
          finding2(
            "A9",
            "hard",
            place2.binding.at,
            `There is no contradiction ${id} in the ledger`,
            "Take it out, or use an id that `autonomous-workflow evidence` prints."
          )
        );
    }
  }
  for (const contradiction2 of openContradictions(ledger)) {
    const place2 = places2.get(contradiction2.id);
    const unsaid2 = unsaidSide(contradiction2, ledger);
    const missing = place2 === void 0 ? void 0 : missingSides(report, contradiction2, place2);
    if (place2 === void 0 && !standsContested(report, contradiction2)) {
      const cited = unsaid2 === void 0 ? "each cited" : `each cited that a finding says (none says ${unsaid2})`;
      findings.push(
        finding2(
          "A9",
          "hard",
          null,
          `The contradiction ${contradiction2.id} is not in the report: ${quotedWords(contradiction2.statement)}`,
          `State both sides in a contested environment, ${cited}, with \\contradiction{${contradiction2.id}} in it.`
        )
      );
    } else if (place2 !== void 0 && missing !== void 0) {
      findings.push(
        finding2(
          "A9",
          "hard",
          place2.binding.at,
          `The contradiction ${contradiction2.id} lacks the side of ${missing}`,
          unsaid2 === void 0 ? "Cite both sides beside it." : "Cite that finding beside it."
        )
      );
    } else if (place2 !== void 0 && unsaid2 !== void 0 && !citesTwoParties(report, place2)) {
      const message = `No finding that may be cited says ${unsaid2} in the contradiction ${contradiction2.id}`;
      const fix = "Say that side in the words of the contradiction, without a citation.";
      findings.push(finding2("A9", "warning", place2.binding.at, message, fix));
    }
  }
  return [...findings, ...resolvedButContested(report)];
}
function resolvedButContested(report) {
  const { ledger, paragraphs, claims: known, finding: finding2 } = report;
  const open = openContradictions(ledger);
  const resolved = ledger.contradictions.filter((one) => !open.includes(one));
  return paragraphs.flatMap((paragraph) => {
    const { environments, bindings } = paragraph;
    const [first] = bindings;
    if (!environments.includes("contested") || first === void 0) return [];
    const ids2 = idsOf(bindings, "contradiction");
    const claims = idsOf(bindings, "claim");
    const isHere = (one) => ids2.length > 0 ? ids2.includes(one.id) : one.claims?.some((id) => claims.includes(id)) === true;
    const beside = surroundings(report, paragraph).filter((one) => one.environments.includes("contested"));
    const isRefuted = beside.flatMap((one) => idsOf(one.bindings, "claim")).flatMap((id) => known.get(id) ?? []).some((claim3) => claim3.verdict === "contradicted" || isContestedByOne(claim3, ledger));
    const over = resolved.find(isHere);
    if (over === void 0 || isRefuted || open.some(isHere)) return [];
    return [
      finding2(
        "A9",
        "hard",
        first.at,
        `${over.id} is resolved, and stands as contested`,
        "Say what was found, and how it was decided, outside of the contested environment."
      )
    ];
  });
}
function standsContested({ paragraphs }, contradiction2) {
  const contested = new Set(
    paragraphs.filter(({ environments }) => environments.includes("contested")).flatMap(({ bindings }) => idsOf(bindings, "claim"))
  );
  const sides = sidesOf(contradiction2);
  return sides.length >= 2 && sides.every((side) => side.some((id) => contested.has(id)));
}
function missingSides(report, contradiction2, { paragraph }) {
  const around = surroundings(report, paragraph);
  const bound = new Set(around.flatMap(({ bindings }) => idsOf(bindings, "claim")));
  const cited = new Set(around.flatMap(({ bindings }) => idsOf(bindings, "cite")));
  const sides = sidesOf(contradiction2).map((side) => side.flatMap((id) => report.claims.get(id) ?? []).filter(isCitable)).filter((side) => side.length > 0);
  const isCited = ({ id, evidence: evidence2 }) => {
    const keys = evidence2.map(({ source: source2 }) => report.sourcesById.get(source2)?.key ?? "");
    return bound.has(id) || keys.some((key) => cited.has(key));
  };
  const absent = sides.filter((side) => !side.some(isCited)).flat();
  return absent.length === 0 ? void 0 : absent.map(({ id }) => id).join(", ");
}
function citesTwoParties(report, { paragraph }) {
  const here = surroundings(report, paragraph).filter(
    (one) => one === paragraph || one.environments.includes("contested")
  );
  const numbers2 = partiesOf(report.ledger.sources);
  const parties2 = here.flatMap(({ bindings }) => idsOf(bindings, "claim")).flatMap((id) => report.claims.get(id) ?? []).map(({ evidence: evidence2 }) => evidence2.filter(mayBeCited).map(({ source: source2 }) => numbers2.get(source2)));
  return parties2.some((one) => parties2.some((other) => !one.some((party) => other.includes(party))));
}
function surroundings({ paragraphs }, paragraph) {
  const place2 = paragraphs.indexOf(paragraph);
  return paragraphs.slice(Math.max(0, place2 - 2), place2 + 3).filter(({ section }) => section === paragraph.section);
}
var leastWords2 = 4;
function questions(report) {
  const { ledger, bindings, finding: finding2, files, scanned } = report;
  const known = new Set(ledger.questions.map(({ id }) => id));
  const places2 = bindings.filter(({ binding }) => binding.kind === "question");
  const unknown3 = places2.flatMap(
    ({ binding }) => binding.ids.filter((id) => !known.has(id)).map(
      (id) => finding2(
        "A10",
        "hard",
        binding.at,
        `There is no question ${id} in the ledger`,
        "Take it out, or use an id that `autonomous-workflow evidence` prints."
      )
    )
  );
  const isIncluded = scanned.visible.slice(scanned.bodyFrom, scanned.bodyTo).includes(`\\input{${questionsFile}}`);
  if (isIncluded && files.has(questionsFile)) return unknown3;
  const worded = new Set(places2.filter(({ paragraph }) => isWorded(paragraph)).flatMap(({ binding }) => binding.ids));
  const missing = ledger.questions.filter(({ id, status }) => status === "open" && !worded.has(id));
  if (missing.length === 0) return unknown3;
  const fix = isIncluded ? `Run \`autonomous-workflow compile\`: it writes ${questionsFile}, which prints them.` : `Put ${questionsInclude} into the section Open Questions: it prints them all, by who can answer them. \\question prints nothing.`;
  const named3 = missing.map(({ id, priority, text }) => `${id} (${priority}) ${quotedWords(text)}`).join("; ");
  const severity = missing.every(({ priority }) => priority === "low") ? "warning" : "hard";
  const at2 = places2.find(({ binding }) => binding.ids.some((id) => missing.some((one) => one.id === id)))?.binding.at;
  return [...unknown3, finding2("A10", severity, at2 ?? null, `The report does not print open questions: ${named3}`, fix)];
}
function isWorded({ text, bindings }) {
  const words3 = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words3 >= leastWords2 * idsOf(bindings, "question").length;
}

// src/report/rules/recommendation-checks.ts
var recommending2 = /\b(?:we|this report) (?:therefore |thus |hence )?recommends?\b|\b(?:our|the) recommendation (?:is|would be)\b|\bit is recommended (?:to|that)\b|^(?:our |the )?recommendations?\s*[:.]/i;
function checkRecommendations(report) {
  const paragraphs = report.paragraphs.filter(({ section }) => !reasonedSections.test(section));
  const bare = partsOf(report, paragraphs).filter((part) => !paragraphs.some((one) => isIn(part, one) && cites(one)));
  const outermost = bare.filter(
    (part) => !bare.some((other) => other !== part && other.at <= part.at && part.to <= other.to)
  );
  const stated3 = paragraphs.filter((one) => !cites(one) && !outermost.some((part) => isIn(part, one)));
  return {
    findings: [...outermost.map((part) => uncitedPart(report, part)), ...stated3.flatMap((one) => uncited2(report, one))]
  };
}
function partsOf({ scanned }, paragraphs) {
  return headingsIn(scanned).filter(
    (part) => /\brecommend/i.test(part.title) && paragraphs.some((one) => isIn(part, one) && one.text !== "")
  );
}
var isIn = (part, { at: at2 }) => at2 >= part.at && at2 < part.to;
var cites = ({ bindings }) => idsOf(bindings, "cite").length + idsOf(bindings, "claim").length > 0;
function uncitedPart({ finding: finding2 }, { title, at: at2 }) {
  const fix = "Cite the findings that support it, each with its \\citep and \\claim, or take it out.";
  return finding2("B10", "hard", at2, `Nothing under \u201C${excerpt(title)}\u201D cites a finding`, fix);
}
function uncited2({ finding: finding2 }, { text, sentences }) {
  const said = sentences.find((one) => recommending2.test(one.text));
  if (said === void 0 || text.endsWith(":")) return [];
  const message = `A recommendation cites no finding: \u201C${excerpt(said.text.slice(0, 90))}\u201D`;
  return [finding2("B10", "warning", said.at, message, "Cite in its paragraph the findings that support it.")];
}

// src/report/rules/summary-checks.ts
var ownWords = /\binfer(?:red|ence|ences)?\b|\bour (?:own )?(?:judge?ment|reading|conclusion|estimate|advice)\b|\bwe (?:conclude|judge|infer|assume|estimate)\b|\b(?:was|were|is|are|has been|have been) (?:not|nowhere) (?:found|known|measured|searched|answered|documented)\b|\bno\b.{0,60}\b(?:was|were|has been|have been) (?:found|available|published|measured)\b|\bremains? (?:open|unknown|uncertain|unclear)\b|\bno (?:source|finding|page)s?\b|\bopen questions?\b/i;
var fewestWords3 = 3;
var isMarkedAsOwn = (text) => ownWords.test(text);
function checkSummary(report) {
  const said = report.paragraphs.filter(
    ({ section, environments }) => isSummarySection(section) && !environments.includes("made")
  );
  return {
    findings: said.flatMap(
      ({ sentences }) => sentences.filter(isUnmarked).map(({ at: at2, text }) => {
        const message = `A sentence of the summary cites no finding: \u201C${excerpt(text.slice(0, 90))}\u201D`;
        const fix = "Cite its findings, with \\citep and \\claim, say that it is inference, or take it out.";
        return report.finding("B11", "hard", at2, message, fix);
      })
    )
  };
}
function isUnmarked({ text, bindings }) {
  const isShort = bareWords(text).length < fewestWords3;
  return bindings.length === 0 && !isShort && !/:\s*$/.test(text) && !isMarkedAsOwn(text);
}

// src/report/rules/check-report.ts
var checkIds = [
  ...ids("A", 10),
  ...ids("B", 11),
  ...ids("C", 5),
  ...ids("D", 7),
  ...compiledIds
];
function checkMissingReport(file) {
  const fix = "Write it, or put it back from git or the PDF; with TeX `autonomous-workflow compile` makes the PDF.";
  return {
    findings: [{ id: "C1", severity: "hard", file, line: null, message: "There is no report", fix }],
    checks: checkIds.map((id) => ({ id, outcome: "could-not-run", reason: reportMissing }))
  };
}
function ids(list2, count3) {
  return Array.from({ length: count3 }, (_, index) => `${list2}${index + 1}`);
}
function checkReport(input) {
  const report = readReport(input);
  const results = [
    checkCitations(report),
    checkClaims(report),
    { findings: checkConfidence(report) },
    checkOpenMatters(report),
    checkNumbers(report),
    checkHonesty(report),
    checkCoverage(report),
    checkRecommendations(report),
    checkSummary(report),
    checkCompleteness(report),
    lintTex(report),
    checkCompiled(report)
  ];
  const findings = results.flatMap((one) => one.findings).sort(inOrder);
  const unable = new Map(results.flatMap((one) => one.unable ?? []).map(({ id, reason }) => [id, reason]));
  return { findings, checks: checkIds.map((id) => outcomeOf(id, findings, unable.get(id))) };
}
function outcomeOf(id, findings, reason) {
  const failed = findings.some((finding2) => finding2.id === id && finding2.severity === "hard");
  const outcome = failed ? "fail" : reason === void 0 ? "pass" : "could-not-run";
  return { id, outcome, reason: reason ?? null };
}
function inOrder(one, other) {
  const severity = Number(one.severity === "warning") - Number(other.severity === "warning");
  return severity || rank2(one.id) - rank2(other.id) || (one.line ?? 0) - (other.line ?? 0);
}
function rank2(id) {
  return checkIds.indexOf(id);
}

// src/report/rules/describe-check.ts
function sumUp(check2) {
  if (check2.checks.every(({ reason }) => reason === reportMissing)) return reportMissing;
  const ofPdf = partOf(check2, isOfPdf);
  if (ofPdf.checks.every(({ outcome }) => outcome === "could-not-run"))
    return `${sumUpText(check2)}; its PDF is not checked: ${ofPdf.checks[0]?.reason ?? "there is none"}`;
  return `${sumUpText(check2)}; ${count("of its PDF", ofPdf)}`;
}
function sumUpText(check2) {
  return count(
    "of the report",
    partOf(check2, (id) => !isOfPdf(id))
  );
}
function isOfPdf(id) {
  return id.startsWith("E");
}
function partOf({ checks, findings }, belongs) {
  return { checks: checks.filter(({ id }) => belongs(id)), findings: findings.filter(({ id }) => belongs(id)) };
}
function count(what, { checks, findings }) {
  const having = (outcome) => checks.filter((check2) => check2.outcome === outcome).length;
  const failed = checks.filter(({ outcome }) => outcome === "fail").map(({ id }) => id);
  const warnings = findings.filter(({ severity }) => severity === "warning").length;
  return [
    `${having("pass")} of ${counted(checks.length, "check")} ${what} passed`,
    failed.length === 0 ? "none failed" : `${failed.length} failed (${failed.join(", ")})`,
    having("could-not-run") === 0 ? "" : `${having("could-not-run")} could not run`,
    warnings === 0 ? "" : counted(warnings, "warning")
  ].filter((part) => part !== "").join(", ");
}

// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(text, ignoreTrivia = false) {
  const len = text.length;
  let pos = 0, value = "", tokenOffset = 0, token2 = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
  function scanHexDigits(count3, exact) {
    let digits = 0;
    let value2 = 0;
    while (digits < count3 || !exact) {
      let ch = text.charCodeAt(pos);
      if (ch >= 48 && ch <= 57) {
        value2 = value2 * 16 + ch - 48;
      } else if (ch >= 65 && ch <= 70) {
        value2 = value2 * 16 + ch - 65 + 10;
      } else if (ch >= 97 && ch <= 102) {
        value2 = value2 * 16 + ch - 97 + 10;
      } else {
        break;
      }
      pos++;
      digits++;
    }
    if (digits < count3) {
      value2 = -1;
    }
    return value2;
  }
  function setPosition(newPosition) {
    pos = newPosition;
    value = "";
    tokenOffset = 0;
    token2 = 16;
    scanError = 0;
  }
  function scanNumber() {
    let start = pos;
    if (text.charCodeAt(pos) === 48) {
      pos++;
    } else {
      pos++;
      while (pos < text.length && isDigit(text.charCodeAt(pos))) {
        pos++;
      }
    }
    if (pos < text.length && text.charCodeAt(pos) === 46) {
      pos++;
      if (pos < text.length && isDigit(text.charCodeAt(pos))) {
        pos++;
        while (pos < text.length && isDigit(text.charCodeAt(pos))) {
          pos++;
        }
      } else {
        scanError = 3;
        return text.substring(start, pos);
      }
    }
    let end = pos;
    if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101)) {
      pos++;
      if (pos < text.length && text.charCodeAt(pos) === 43 || text.charCodeAt(pos) === 45) {
        pos++;
      }
      if (pos < text.length && isDigit(text.charCodeAt(pos))) {
        pos++;
        while (pos < text.length && isDigit(text.charCodeAt(pos))) {
          pos++;
        }
        end = pos;
      } else {
        scanError = 3;
      }
    }
    return text.substring(start, end);
  }
  function scanString() {
    let result = "", start = pos;
    while (true) {
      if (pos >= len) {
        result += text.substring(start, pos);
        scanError = 2;
        break;
      }
      const ch = text.charCodeAt(pos);
      if (ch === 34) {
        result += text.substring(start, pos);
        pos++;
        break;
      }
      if (ch === 92) {
        result += text.substring(start, pos);
        pos++;
        if (pos >= len) {
          scanError = 2;
          break;
        }
        const ch2 = text.charCodeAt(pos++);
        switch (ch2) {
          case 34:
            result += '"';
            break;
          case 92:
            result += "\\";
            break;
          case 47:
            result += "/";
            break;
          case 98:
            result += "\b";
            break;
          case 102:
            result += "\f";
            break;
          case 110:
            result += "\n";
            break;
          case 114:
            result += "\r";
            break;
          case 116:
            result += "	";
            break;
          case 117:
            const ch3 = scanHexDigits(4, true);
            if (ch3 >= 0) {
              result += String.fromCharCode(ch3);
            } else {
              scanError = 4;
            }
            break;
          default:
            scanError = 5;
        }
        start = pos;
        continue;
      }
      if (ch >= 0 && ch <= 31) {
        if (isLineBreak(ch)) {
          result += text.substring(start, pos);
          scanError = 2;
          break;
        } else {
          scanError = 6;
        }
      }
      pos++;
    }
    return result;
  }
  function scanNext() {
    value = "";
    scanError = 0;
    tokenOffset = pos;
    lineStartOffset = lineNumber;
    prevTokenLineStartOffset = tokenLineStartOffset;
    if (pos >= len) {
      tokenOffset = len;
      return token2 = 17;
    }
    let code = text.charCodeAt(pos);
    if (isWhiteSpace(code)) {
      do {
        pos++;
        value += String.fromCharCode(code);
        code = text.charCodeAt(pos);
      } while (isWhiteSpace(code));
      return token2 = 15;
    }
    if (isLineBreak(code)) {
      pos++;
      value += String.fromCharCode(code);
      if (code === 13 && text.charCodeAt(pos) === 10) {
        pos++;
        value += "\n";
      }
      lineNumber++;
      tokenLineStartOffset = pos;
      return token2 = 14;
    }
    switch (code) {
      // tokens: []{}:,
      case 123:
        pos++;
        return token2 = 1;
      case 125:
        pos++;
        return token2 = 2;
      case 91:
        pos++;
        return token2 = 3;
      case 93:
        pos++;
        return token2 = 4;
      case 58:
        pos++;
        return token2 = 6;
      case 44:
        pos++;
        return token2 = 5;
      // strings
      case 34:
        pos++;
        value = scanString();
        return token2 = 10;
      // comments
      case 47:
        const start = pos - 1;
        if (text.charCodeAt(pos + 1) === 47) {
          pos += 2;
          while (pos < len) {
            if (isLineBreak(text.charCodeAt(pos))) {
              break;
            }
            pos++;
          }
          value = text.substring(start, pos);
          return token2 = 12;
        }
        if (text.charCodeAt(pos + 1) === 42) {
          pos += 2;
          const safeLength = len - 1;
          let commentClosed = false;
          while (pos < safeLength) {
            const ch = text.charCodeAt(pos);
            if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
              pos += 2;
              commentClosed = true;
              break;
            }
            pos++;
            if (isLineBreak(ch)) {
              if (ch === 13 && text.charCodeAt(pos) === 10) {
                pos++;
              }
              lineNumber++;
              tokenLineStartOffset = pos;
            }
          }
          if (!commentClosed) {
            pos++;
            scanError = 1;
          }
          value = text.substring(start, pos);
          return token2 = 13;
        }
        value += String.fromCharCode(code);
        pos++;
        return token2 = 16;
      // numbers
      case 45:
        value += String.fromCharCode(code);
        pos++;
        if (pos === len || !isDigit(text.charCodeAt(pos))) {
          return token2 = 16;
        }
      // found a minus, followed by a number so
      // we fall through to proceed with scanning
      // numbers
      case 48:
      case 49:
      case 50:
      case 51:
      case 52:
      case 53:
      case 54:
      case 55:
      case 56:
      case 57:
        value += scanNumber();
        return token2 = 11;
      // literals and unknown symbols
      default:
        while (pos < len && isUnknownContentCharacter(code)) {
          pos++;
          code = text.charCodeAt(pos);
        }
        if (tokenOffset !== pos) {
          value = text.substring(tokenOffset, pos);
          switch (value) {
            case "true":
              return token2 = 8;
            case "false":
              return token2 = 9;
            case "null":
              return token2 = 7;
          }
          return token2 = 16;
        }
        value += String.fromCharCode(code);
        pos++;
        return token2 = 16;
    }
  }
  function isUnknownContentCharacter(code) {
    if (isWhiteSpace(code) || isLineBreak(code)) {
      return false;
    }
    switch (code) {
      case 125:
      case 93:
      case 123:
      case 91:
      case 34:
      case 58:
      case 44:
      case 47:
        return false;
    }
    return true;
  }
  function scanNextNonTrivia() {
    let result;
    do {
      result = scanNext();
    } while (result >= 12 && result <= 15);
    return result;
  }
  return {
    setPosition,
    getPosition: () => pos,
    scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
    getToken: () => token2,
    getTokenValue: () => value,
    getTokenOffset: () => tokenOffset,
    getTokenLength: () => pos - tokenOffset,
    getTokenStartLine: () => lineStartOffset,
    getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
    getTokenError: () => scanError
  };
}
function isWhiteSpace(ch) {
  return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
  return ch === 10 || ch === 13;
}
function isDigit(ch) {
  return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes2) {
  CharacterCodes2[CharacterCodes2["lineFeed"] = 10] = "lineFeed";
  CharacterCodes2[CharacterCodes2["carriageReturn"] = 13] = "carriageReturn";
  CharacterCodes2[CharacterCodes2["space"] = 32] = "space";
  CharacterCodes2[CharacterCodes2["_0"] = 48] = "_0";
  CharacterCodes2[CharacterCodes2["_1"] = 49] = "_1";
  CharacterCodes2[CharacterCodes2["_2"] = 50] = "_2";
  CharacterCodes2[CharacterCodes2["_3"] = 51] = "_3";
  CharacterCodes2[CharacterCodes2["_4"] = 52] = "_4";
  CharacterCodes2[CharacterCodes2["_5"] = 53] = "_5";
  CharacterCodes2[CharacterCodes2["_6"] = 54] = "_6";
  CharacterCodes2[CharacterCodes2["_7"] = 55] = "_7";
  CharacterCodes2[CharacterCodes2["_8"] = 56] = "_8";
  CharacterCodes2[CharacterCodes2["_9"] = 57] = "_9";
  CharacterCodes2[CharacterCodes2["a"] = 97] = "a";
  CharacterCodes2[CharacterCodes2["b"] = 98] = "b";
  CharacterCodes2[CharacterCodes2["c"] = 99] = "c";
  CharacterCodes2[CharacterCodes2["d"] = 100] = "d";
  CharacterCodes2[CharacterCodes2["e"] = 101] = "e";
  CharacterCodes2[CharacterCodes2["f"] = 102] = "f";
  CharacterCodes2[CharacterCodes2["g"] = 103] = "g";
  CharacterCodes2[CharacterCodes2["h"] = 104] = "h";
  CharacterCodes2[CharacterCodes2["i"] = 105] = "i";
  CharacterCodes2[CharacterCodes2["j"] = 106] = "j";
  CharacterCodes2[CharacterCodes2["k"] = 107] = "k";
  CharacterCodes2[CharacterCodes2["l"] = 108] = "l";
  CharacterCodes2[CharacterCodes2["m"] = 109] = "m";
  CharacterCodes2[CharacterCodes2["n"] = 110] = "n";
  CharacterCodes2[CharacterCodes2["o"] = 111] = "o";
  CharacterCodes2[CharacterCodes2["p"] = 112] = "p";
  CharacterCodes2[CharacterCodes2["q"] = 113] = "q";
  CharacterCodes2[CharacterCodes2["r"] = 114] = "r";
  CharacterCodes2[CharacterCodes2["s"] = 115] = "s";
  CharacterCodes2[CharacterCodes2["t"] = 116] = "t";
  CharacterCodes2[CharacterCodes2["u"] = 117] = "u";
  CharacterCodes2[CharacterCodes2["v"] = 118] = "v";
  CharacterCodes2[CharacterCodes2["w"] = 119] = "w";
  CharacterCodes2[CharacterCodes2["x"] = 120] = "x";
  CharacterCodes2[CharacterCodes2["y"] = 121] = "y";
  CharacterCodes2[CharacterCodes2["z"] = 122] = "z";
  CharacterCodes2[CharacterCodes2["A"] = 65] = "A";
  CharacterCodes2[CharacterCodes2["B"] = 66] = "B";
  CharacterCodes2[CharacterCodes2["C"] = 67] = "C";
  CharacterCodes2[CharacterCodes2["D"] = 68] = "D";
  CharacterCodes2[CharacterCodes2["E"] = 69] = "E";
  CharacterCodes2[CharacterCodes2["F"] = 70] = "F";
  CharacterCodes2[CharacterCodes2["G"] = 71] = "G";
  CharacterCodes2[CharacterCodes2["H"] = 72] = "H";
  CharacterCodes2[CharacterCodes2["I"] = 73] = "I";
  CharacterCodes2[CharacterCodes2["J"] = 74] = "J";
  CharacterCodes2[CharacterCodes2["K"] = 75] = "K";
  CharacterCodes2[CharacterCodes2["L"] = 76] = "L";
  CharacterCodes2[CharacterCodes2["M"] = 77] = "M";
  CharacterCodes2[CharacterCodes2["N"] = 78] = "N";
  CharacterCodes2[CharacterCodes2["O"] = 79] = "O";
  CharacterCodes2[CharacterCodes2["P"] = 80] = "P";
  CharacterCodes2[CharacterCodes2["Q"] = 81] = "Q";
  CharacterCodes2[CharacterCodes2["R"] = 82] = "R";
  CharacterCodes2[CharacterCodes2["S"] = 83] = "S";
  CharacterCodes2[CharacterCodes2["T"] = 84] = "T";
  CharacterCodes2[CharacterCodes2["U"] = 85] = "U";
  CharacterCodes2[CharacterCodes2["V"] = 86] = "V";
  CharacterCodes2[CharacterCodes2["W"] = 87] = "W";
  CharacterCodes2[CharacterCodes2["X"] = 88] = "X";
  CharacterCodes2[CharacterCodes2["Y"] = 89] = "Y";
  CharacterCodes2[CharacterCodes2["Z"] = 90] = "Z";
  CharacterCodes2[CharacterCodes2["asterisk"] = 42] = "asterisk";
  CharacterCodes2[CharacterCodes2["backslash"] = 92] = "backslash";
  CharacterCodes2[CharacterCodes2["closeBrace"] = 125] = "closeBrace";
  CharacterCodes2[CharacterCodes2["closeBracket"] = 93] = "closeBracket";
  CharacterCodes2[CharacterCodes2["colon"] = 58] = "colon";
  CharacterCodes2[CharacterCodes2["comma"] = 44] = "comma";
  CharacterCodes2[CharacterCodes2["dot"] = 46] = "dot";
  CharacterCodes2[CharacterCodes2["doubleQuote"] = 34] = "doubleQuote";
  CharacterCodes2[CharacterCodes2["minus"] = 45] = "minus";
  CharacterCodes2[CharacterCodes2["openBrace"] = 123] = "openBrace";
  CharacterCodes2[CharacterCodes2["openBracket"] = 91] = "openBracket";
  CharacterCodes2[CharacterCodes2["plus"] = 43] = "plus";
  CharacterCodes2[CharacterCodes2["slash"] = 47] = "slash";
  CharacterCodes2[CharacterCodes2["formFeed"] = 12] = "formFeed";
  CharacterCodes2[CharacterCodes2["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces = new Array(20).fill(0).map((_, index) => {
  return " ".repeat(index);
});
var maxCachedValues = 200;
var cachedBreakLinesWithSpaces = {
  " ": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + " ".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + " ".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + " ".repeat(index);
    })
  },
  "	": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + "	".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + "	".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + "	".repeat(index);
    })
  }
};

// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions2) {
  ParseOptions2.DEFAULT = {
    allowTrailingComma: false
  };
})(ParseOptions || (ParseOptions = {}));
function parseTree(text, errors = [], options2 = ParseOptions.DEFAULT) {
  let currentParent = { type: "array", offset: -1, length: -1, children: [], parent: void 0 };
  function ensurePropertyComplete(endOffset) {
    if (currentParent.type === "property") {
      currentParent.length = endOffset - currentParent.offset;
      currentParent = currentParent.parent;
    }
  }
  function onValue(valueNode) {
    currentParent.children.push(valueNode);
    return valueNode;
  }
  const visitor = {
    onObjectBegin: (offset) => {
      currentParent = onValue({ type: "object", offset, length: -1, parent: currentParent, children: [] });
    },
    onObjectProperty: (name2, offset, length) => {
      currentParent = onValue({ type: "property", offset, length: -1, parent: currentParent, children: [] });
      currentParent.children.push({ type: "string", value: name2, offset, length, parent: currentParent });
    },
    onObjectEnd: (offset, length) => {
      ensurePropertyComplete(offset + length);
      currentParent.length = offset + length - currentParent.offset;
      currentParent = currentParent.parent;
      ensurePropertyComplete(offset + length);
    },
    onArrayBegin: (offset, length) => {
      currentParent = onValue({ type: "array", offset, length: -1, parent: currentParent, children: [] });
    },
    onArrayEnd: (offset, length) => {
      currentParent.length = offset + length - currentParent.offset;
      currentParent = currentParent.parent;
      ensurePropertyComplete(offset + length);
    },
    onLiteralValue: (value, offset, length) => {
      onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
      ensurePropertyComplete(offset + length);
    },
    onSeparator: (sep, offset, length) => {
      if (currentParent.type === "property") {
        if (sep === ":") {
          currentParent.colonOffset = offset;
        } else if (sep === ",") {
          ensurePropertyComplete(offset);
        }
      }
    },
    onError: (error2, offset, length) => {
      errors.push({ error: error2, offset, length });
    }
  };
  visit(text, visitor, options2);
  const result = currentParent.children[0];
  if (result) {
    delete result.parent;
  }
  return result;
}
function findNodeAtLocation(root, path) {
  if (!root) {
    return void 0;
  }
  let node = root;
  for (let segment of path) {
    if (typeof segment === "string") {
      if (node.type !== "object" || !Array.isArray(node.children)) {
        return void 0;
      }
      let found = false;
      for (const propertyNode of node.children) {
        if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
          node = propertyNode.children[1];
          found = true;
          break;
        }
      }
      if (!found) {
        return void 0;
      }
    } else {
      const index = segment;
      if (node.type !== "array" || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
        return void 0;
      }
      node = node.children[index];
    }
  }
  return node;
}
function visit(text, visitor, options2 = ParseOptions.DEFAULT) {
  const _scanner = createScanner(text, false);
  const _jsonPath = [];
  let suppressedCallbacks = 0;
  function toNoArgVisit(visitFunction) {
    return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
  }
  function toOneArgVisit(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
  }
  function toOneArgVisitWithPath(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
  }
  function toBeginVisit(visitFunction) {
    return visitFunction ? () => {
      if (suppressedCallbacks > 0) {
        suppressedCallbacks++;
      } else {
        let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
        if (cbReturn === false) {
          suppressedCallbacks = 1;
        }
      }
    } : () => true;
  }
  function toEndVisit(visitFunction) {
    return visitFunction ? () => {
      if (suppressedCallbacks > 0) {
        suppressedCallbacks--;
      }
      if (suppressedCallbacks === 0) {
        visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
      }
    } : () => true;
  }
  const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
  const disallowComments = options2 && options2.disallowComments;
  const allowTrailingComma = options2 && options2.allowTrailingComma;
  function scanNext() {
    while (true) {
      const token2 = _scanner.scan();
      switch (_scanner.getTokenError()) {
        case 4:
          handleError(
            14
            /* ParseErrorCode.InvalidUnicode */
          );
          break;
        case 5:
          handleError(
            15
            /* ParseErrorCode.InvalidEscapeCharacter */
          );
          break;
        case 3:
          handleError(
            13
            /* ParseErrorCode.UnexpectedEndOfNumber */
          );
          break;
        case 1:
          if (!disallowComments) {
            handleError(
              11
              /* ParseErrorCode.UnexpectedEndOfComment */
            );
          }
          break;
        case 2:
          handleError(
            12
            /* ParseErrorCode.UnexpectedEndOfString */
          );
          break;
        case 6:
          handleError(
            16
            /* ParseErrorCode.InvalidCharacter */
          );
          break;
      }
      switch (token2) {
        case 12:
        case 13:
          if (disallowComments) {
            handleError(
              10
              /* ParseErrorCode.InvalidCommentToken */
            );
          } else {
            onComment();
          }
          break;
        case 16:
          handleError(
            1
            /* ParseErrorCode.InvalidSymbol */
          );
          break;
        case 15:
        case 14:
          break;
        default:
          return token2;
      }
    }
  }
  function handleError(error2, skipUntilAfter = [], skipUntil = []) {
    onError(error2);
    if (skipUntilAfter.length + skipUntil.length > 0) {
      let token2 = _scanner.getToken();
      while (token2 !== 17) {
        if (skipUntilAfter.indexOf(token2) !== -1) {
          scanNext();
          break;
        } else if (skipUntil.indexOf(token2) !== -1) {
          break;
        }
        token2 = scanNext();
      }
    }
  }
  function parseString(isValue) {
    const value = _scanner.getTokenValue();
    if (isValue) {
      onLiteralValue(value);
    } else {
      onObjectProperty(value);
      _jsonPath.push(value);
    }
    scanNext();
    return true;
  }
  function parseLiteral() {
    switch (_scanner.getToken()) {
      case 11:
        const tokenValue = _scanner.getTokenValue();
        let value = Number(tokenValue);
        if (isNaN(value)) {
          handleError(
            2
            /* ParseErrorCode.InvalidNumberFormat */
          );
          value = 0;
        }
        onLiteralValue(value);
        break;
      case 7:
        onLiteralValue(null);
        break;
      case 8:
        onLiteralValue(true);
        break;
      case 9:
        onLiteralValue(false);
        break;
      default:
        return false;
    }
    scanNext();
    return true;
  }
  function parseProperty() {
    if (_scanner.getToken() !== 10) {
      handleError(3, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]);
      return false;
    }
    parseString(false);
    if (_scanner.getToken() === 6) {
      onSeparator(":");
      scanNext();
      if (!parseValue()) {
        handleError(4, [], [
          2,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
    } else {
      handleError(5, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]);
    }
    _jsonPath.pop();
    return true;
  }
  function parseObject() {
    onObjectBegin();
    scanNext();
    let needsComma = false;
    while (_scanner.getToken() !== 2 && _scanner.getToken() !== 17) {
      if (_scanner.getToken() === 5) {
        if (!needsComma) {
          handleError(4, [], []);
        }
        onSeparator(",");
        scanNext();
        if (_scanner.getToken() === 2 && allowTrailingComma) {
          break;
        }
      } else if (needsComma) {
        handleError(6, [], []);
      }
      if (!parseProperty()) {
        handleError(4, [], [
          2,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
      needsComma = true;
    }
    onObjectEnd();
    if (_scanner.getToken() !== 2) {
      handleError(7, [
        2
        /* SyntaxKind.CloseBraceToken */
      ], []);
    } else {
      scanNext();
    }
    return true;
  }
  function parseArray() {
    onArrayBegin();
    scanNext();
    let isFirstElement = true;
    let needsComma = false;
    while (_scanner.getToken() !== 4 && _scanner.getToken() !== 17) {
      if (_scanner.getToken() === 5) {
        if (!needsComma) {
          handleError(4, [], []);
        }
        onSeparator(",");
        scanNext();
        if (_scanner.getToken() === 4 && allowTrailingComma) {
          break;
        }
      } else if (needsComma) {
        handleError(6, [], []);
      }
      if (isFirstElement) {
        _jsonPath.push(0);
        isFirstElement = false;
      } else {
        _jsonPath[_jsonPath.length - 1]++;
      }
      if (!parseValue()) {
        handleError(4, [], [
          4,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
      needsComma = true;
    }
    onArrayEnd();
    if (!isFirstElement) {
      _jsonPath.pop();
    }
    if (_scanner.getToken() !== 4) {
      handleError(8, [
        4
        /* SyntaxKind.CloseBracketToken */
      ], []);
    } else {
      scanNext();
    }
    return true;
  }
  function parseValue() {
    switch (_scanner.getToken()) {
      case 3:
        return parseArray();
      case 1:
        return parseObject();
      case 10:
        return parseString(true);
      default:
        return parseLiteral();
    }
  }
  scanNext();
  if (_scanner.getToken() === 17) {
    if (options2.allowEmptyContent) {
      return true;
    }
    handleError(4, [], []);
    return false;
  }
  if (!parseValue()) {
    handleError(4, [], []);
    return false;
  }
  if (_scanner.getToken() !== 17) {
    handleError(9, [], []);
  }
  return true;
}
function getNodeType(value) {
  switch (typeof value) {
    case "boolean":
      return "boolean";
    case "number":
      return "number";
    case "string":
      return "string";
    case "object": {
      if (!value) {
        return "null";
      } else if (Array.isArray(value)) {
        return "array";
      }
      return "object";
    }
    default:
      return "null";
  }
}

// node_modules/.pnpm/jsonc-parser@3.3.1/node_modules/jsonc-parser/lib/esm/main.js
var ScanError;
(function(ScanError2) {
  ScanError2[ScanError2["None"] = 0] = "None";
  ScanError2[ScanError2["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
  ScanError2[ScanError2["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
  ScanError2[ScanError2["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
  ScanError2[ScanError2["InvalidUnicode"] = 4] = "InvalidUnicode";
  ScanError2[ScanError2["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
  ScanError2[ScanError2["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind2) {
  SyntaxKind2[SyntaxKind2["OpenBraceToken"] = 1] = "OpenBraceToken";
  SyntaxKind2[SyntaxKind2["CloseBraceToken"] = 2] = "CloseBraceToken";
  SyntaxKind2[SyntaxKind2["OpenBracketToken"] = 3] = "OpenBracketToken";
  SyntaxKind2[SyntaxKind2["CloseBracketToken"] = 4] = "CloseBracketToken";
  SyntaxKind2[SyntaxKind2["CommaToken"] = 5] = "CommaToken";
  SyntaxKind2[SyntaxKind2["ColonToken"] = 6] = "ColonToken";
  SyntaxKind2[SyntaxKind2["NullKeyword"] = 7] = "NullKeyword";
  SyntaxKind2[SyntaxKind2["TrueKeyword"] = 8] = "TrueKeyword";
  SyntaxKind2[SyntaxKind2["FalseKeyword"] = 9] = "FalseKeyword";
  SyntaxKind2[SyntaxKind2["StringLiteral"] = 10] = "StringLiteral";
  SyntaxKind2[SyntaxKind2["NumericLiteral"] = 11] = "NumericLiteral";
  SyntaxKind2[SyntaxKind2["LineCommentTrivia"] = 12] = "LineCommentTrivia";
  SyntaxKind2[SyntaxKind2["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
  SyntaxKind2[SyntaxKind2["LineBreakTrivia"] = 14] = "LineBreakTrivia";
  SyntaxKind2[SyntaxKind2["Trivia"] = 15] = "Trivia";
  SyntaxKind2[SyntaxKind2["Unknown"] = 16] = "Unknown";
  SyntaxKind2[SyntaxKind2["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
var parseTree2 = parseTree;
var findNodeAtLocation2 = findNodeAtLocation;
var ParseErrorCode;
(function(ParseErrorCode2) {
  ParseErrorCode2[ParseErrorCode2["InvalidSymbol"] = 1] = "InvalidSymbol";
  ParseErrorCode2[ParseErrorCode2["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
  ParseErrorCode2[ParseErrorCode2["PropertyNameExpected"] = 3] = "PropertyNameExpected";
  ParseErrorCode2[ParseErrorCode2["ValueExpected"] = 4] = "ValueExpected";
  ParseErrorCode2[ParseErrorCode2["ColonExpected"] = 5] = "ColonExpected";
  ParseErrorCode2[ParseErrorCode2["CommaExpected"] = 6] = "CommaExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBraceExpected"] = 7] = "CloseBraceExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBracketExpected"] = 8] = "CloseBracketExpected";
  ParseErrorCode2[ParseErrorCode2["EndOfFileExpected"] = 9] = "EndOfFileExpected";
  ParseErrorCode2[ParseErrorCode2["InvalidCommentToken"] = 10] = "InvalidCommentToken";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
  ParseErrorCode2[ParseErrorCode2["InvalidUnicode"] = 14] = "InvalidUnicode";
  ParseErrorCode2[ParseErrorCode2["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
  ParseErrorCode2[ParseErrorCode2["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));

// src/base/json-line.ts
function lineOfPath(text, path) {
  const root = parsed(text);
  const keys = path.map((key) => typeof key === "number" ? key : String(key));
  for (let length = keys.length; root !== void 0 && length >= 0; length -= 1) {
    const node = findNodeAtLocation2(root, keys.slice(0, length));
    if (node !== void 0) return lineAt(text, node.offset);
  }
  return 1;
}
function parsed(text) {
  return orElse(() => parseTree2(text), void 0);
}
function lineAt(text, position) {
  return text.slice(0, position).split("\n").length;
}

// src/base/json.ts
var deepest = 64;
var quote = 34;
var escape = 92;
var opening = 123;
var closing2 = 125;
var braceBit = 32;
function parseJson(text) {
  if (isNestedTooDeep(text)) throw new SyntaxError(`it is nested deeper than ${deepest} levels`);
  return JSON.parse(text);
}
function rowsIn(text, accept) {
  return text.split("\n").flatMap((line) => line === "" ? [] : orElse(() => accept(parseJson(line)), void 0) ?? []);
}
function isNestedTooDeep(text) {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === quote) index = endOfString(text, index);
    else if ((character | braceBit) === opening) depth += 1;
    else if ((character | braceBit) === closing2) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
function endOfString(text, start) {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === escape) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
function hasShapeOf(value, sample4) {
  if (sample4 === null) return true;
  if (Array.isArray(sample4)) {
    return Array.isArray(value) && (sample4.length === 0 || value.every((element) => hasShapeOf(element, sample4[0])));
  }
  if (typeof sample4 !== "object") return typeof value === typeof sample4 && !Number.isNaN(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(sample4).every(
    ([key, inner]) => Object.hasOwn(value, key) && hasShapeOf(value[key], inner)
  );
}

// src/files/json-form.ts
function jsonForm(validate2) {
  return {
    parse: (text) => unwrap(validate2(parseLocated(text), (path) => lineOfPath(text, path))),
    format: (value) => `${JSON.stringify(value, null, 1)}
`,
    check: (value) => void unwrap(validate2(value))
  };
}
function schemaForm(schema4, { asItStands = false } = {}) {
  return jsonForm((value, locate) => {
    const result = schema4.safeParse(value);
    if (!result.success) return { ok: false, problems: formatIssues(result.error.issues, value, { locate }) };
    return { ok: true, value: asItStands ? value : result.data };
  });
}
function unwrap(validated) {
  if (validated.ok) return validated.value;
  throw new Error(firstOf(validated.problems).join("; "));
}
function parseLocated(text) {
  try {
    return parseJson(text);
  } catch (error2) {
    const { message } = error2;
    const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.length);
    throw new Error(`line ${lineAt(text, position)}: ${message.replace(/ (?:in JSON )?at position \d+.*/s, "")}`, {
      cause: error2
    });
  }
}

// src/journal/document.ts
var import_node_path6 = require("node:path");

// src/journal/rules/feature-events.ts
function phraseFeatureEvent(event) {
  switch (event.event) {
    case "feature-edited":
      return `the words of ${event.feature === "" ? "all features" : event.feature} were changed by hand`;
    case "features-imported":
      return `${event.features} features read from ${event.source}`;
    case "features-scrutinized":
      return `critics and architects on the features: ${event.open.length === 0 ? "no blockers" : `open blockers: ${event.open.join(", ")}`}`;
    case "goal-missed":
      return `the acceptance checklist does not hold (${event.checks.join(", ")}): ${event.feature === null ? "the user is asked" : `${event.feature} is to fix it`}`;
    case "feature-begun":
      return `${event.feature} begun, attempt ${event.attempt}: ${event.name}`;
    case "feature-passed":
      return `${event.feature} passed${event.attempt === 0 ? "" : ` in attempt ${event.attempt}`}: ${event.name} (proof ${event.proofs.join(", ")}${event.untested === void 0 ? "" : "; without a test that failed before"})`;
    case "test-asked":
      return `${event.feature}: attempt ${event.attempt} is sent back for a test of ${event.untested.join(", ")}`;
    case "attempt-failed":
      return `${event.feature}: attempt ${event.attempt} failed: ${event.why}${event.patch === null ? "" : ` (kept as ${event.patch})`}`;
    case "feature-failed":
      return `${event.feature} failed for good: ${event.name}: ${event.why}${event.next === null ? "" : `; ${event.next} is tried instead`}`;
    case "features-blocked":
      return `blocked by ${event.by}: ${event.features.join(", ")}`;
    case "verification-failed":
      return `${event.feature} could not be verified: ${event.why}`;
    case "features-freed":
      return `no longer blocked: ${event.features.join(", ")}`;
    case "features-skipped":
      return `skipped: ${event.features.join(", ")}${event.why === "" ? "" : ` (${event.why})`}`;
    case "feature-divided":
      return `${event.feature} given back, ${event.why}`;
    case "proofs-added":
      return `${event.feature} verified again (proof ${event.proofs.join(", ")})`;
    case "proofs-found":
      return `${event.feature} passed before the journal was lost (proof ${event.proofs.join(", ")}), as ${event.by} says`;
    case "proofs-void":
      return `proofs that no longer count: ${event.proofs.join(", ")}: ${event.why}${event.reopened.length === 0 ? "" : `; to be done again: ${event.reopened.join(", ")}`}`;
    case "commands-frozen":
      return event.completed === true ? "the frozen commands were run once: noted what they need, and which tests fail before any work" : `commands frozen (${event.by}): ${event.commands.join("; ")}`;
    case "baseline-begun":
      return `${event.feature}: the baseline of attempt ${event.attempt} is run: ${event.commands.join("; ")}`;
    case "baseline-run":
      return `${event.feature}: baseline ${event.verdict.replaceAll("_", " ")}${failingBefore(event.failing)}${event.reused ? ", known from an earlier run" : ""}`;
    case "coder-answered":
      return `${event.feature}: the coder of attempt ${event.attempt}: ${event.outcome}`;
    case "hand-in-late":
      return `${event.feature}: ${event.agent} handed in after attempt ${event.attempt} was over; kept in ${event.file}`;
    case "late-work-kept":
      return `${event.feature}: its coder changed ${event.files.join(", ")} after it was over; undone, and kept in ${event.patch}`;
    case "ignored-taken-away":
      return `${event.feature}: the ignored files of its work were moved away with it: ${event.files.join(", ")}; kept in ${event.folder}`;
    case "file-moved-away":
      return `${event.feature}: the untracked ${event.path} was in its way, and is kept as ${event.file}`;
    case "feature-checked":
      return `${event.feature}: attempt ${event.attempt} verified, ${event.outcome.replaceAll("_", " ")}${event.why === "" ? "" : `: ${event.why}`}`;
    case "feature-reviewed":
      return `${event.feature}: attempt ${event.attempt} reviewed, ${event.blockers === 0 ? "no blockers" : counted(event.blockers, "blocker")}${event.costs_no_attempt === true ? "; they cost no attempt, since the user said it after its coder had its task" : ""}`;
    case "first-judged":
      return `${event.feature}: first judged: ${counted(event.missing, "thing")} missing; this counted no attempt`;
    case "feature-committed":
      return `${event.feature} committed as ${shortCommit(event.commit)}`;
    case "feature-moved":
      return `${event.feature}: attempt ${event.attempt} ${event.conflicts.length === 0 ? "brought onto" : "conflicts with"} ${shortCommit(event.onto)}${event.conflicts.length === 0 ? "" : `: ${event.conflicts.join(", ")}`}`;
    case "worktree-cleared":
      return `the work tree of ${event.feature} is removed${event.patch === null ? "" : `; its work is kept in ${event.patch}`}`;
    case "regression-sweep":
      return `everything verified once more, ${event.verdict.replaceAll("_", " ")}${event.features.length === 0 ? "" : `; proofs that were old: ${event.features.join(", ")}`}`;
    case "features-restored":
      return `feature list restored: ${event.why}; the other version is kept as ${event.kept}`;
    case "init-run":
      return `${event.feature}: init.sh ${event.verdict.replaceAll("_", " ")}`;
  }
}
function failingBefore(failing2 = 0) {
  return failing2 === 0 ? "" : `, but for ${counted(failing2, "test")} that failed before any feature`;
}

// src/journal/rules/events.ts
function describeEvent(event) {
  return shortened(excerpt(phrase(event)), longestLine);
}
var longestLine = 200;
var longestTask = 70;
function named2(agent, task) {
  return task === void 0 || task === "" ? agent : `${agent} (${shortened(excerpt(task), longestTask)})`;
}
var handedIn = {
  "claim-verifier": "verdict",
  "plan-architect": "item",
  "plan-critic": "defect",
  "report-writer": "section",
  "report-critic": "objection",
  "acceptance-judge": "judgement"
};
function recorded(event) {
  const { new_claims, result = counted(new_claims, "new finding") } = event;
  return event.verdict.startsWith(result) ? event.verdict : `${result}; ${event.verdict}`;
}
function describeSome(pairs2 = [], how) {
  return pairs2.length === 0 ? "" : `${pairs2.length} ${how}${listedPairs(pairs2)}, `;
}
function listedPairs(pairs2) {
  return pairs2.length === 0 ? "" : ` (${pairs2.map((pair2) => pair2.join(" and ")).join(", ")})`;
}
function phrase(event) {
  switch (event.event) {
    case "created":
      return `workflow created (${event.mode}, ${event.driver}, at most ${counted(event.max_iterations, "iteration")})`;
    case "claimed":
      return `session ${event.session.slice(0, 8)} drives the workflow (${event.why})`;
    case "released":
      return `session ${event.session.slice(0, 8)} released the workflow (${event.why})`;
    case "phase-begun":
      return `${event.phase} begins with iteration ${event.iteration}; ${event.from} is over`;
    case "iteration-begun":
      return `iteration ${event.iteration} begins${event.writing ? ": writing up" : event.agents === 0 ? "" : `: ${counted(event.agents, "agent")}`}`;
    case "iteration-failed":
      return `iteration ${event.iteration} given up: ${event.problems.map(withoutSteps).join(" ")}`;
    case "agent-started":
      return `${named2(event.agent, event.task ?? event.assignment ?? void 0)} started`;
    case "hand-in":
      return `${named2(event.agent, event.task)} handed in ${counted(event.claims, event.what ?? handedIn[event.agent] ?? "claim")}${event.left_out === void 0 ? "" : `; left out: ${event.left_out.join("; ")}`}`;
    case "hand-in-refused":
      return `hand-in of ${event.agent} ${event.final ? "refused for good" : "sent back"}: ${event.problems.join("; ")}`;
    case "recorded":
      return `iteration ${event.iteration} recorded${event.again ? " again" : `: ${recorded(event)}`}`;
    case "sources-fetched":
      return `sources fetched: ${event.stored} stored, ${event.dead} dead, ${event.could_not_run} could not be read${event.left === 0 ? "" : `, ${event.left} left for the next time`}${event.works === void 0 ? "" : `; catalogues know ${event.works.found} of ${event.works.found + event.works.unknown + event.works.could_not_run} papers`}`;
    case "quotes-failed":
      return describeFailedQuotes(event.quotes);
    case "claims-verified":
      return `verified: ${event.verdicts.toSorted((a, b) => weightOf(b.verdict) - weightOf(a.verdict)).map(({ claim: claim3, verdict }) => `${claim3} ${verdict}`).join(", ")}`;
    case "claims-sorted":
      return `${event.by} sorted claims: ${counted(event.same.length, "pair")} the same${listedPairs(event.same)}, ${event.opposed.length} opposed${listedPairs(event.opposed)}, ${describeSome(event.within, "within the other")}${describeSome(event.overlapping, "in part the same")}${event.apart.length} different`;
    case "claim-split":
      return `the user split ${event.claim}`;
    case "redirected":
      return `redirected by ${event.from} (${event.priority}): ${event.text}`;
    case "agents-silent":
      return `no sign of life for ${counted(event.minutes, "minute")}: ${event.assignments.join(", ")} count as failed`;
    case "waits":
      return `waits: ${event.for}${event.until === null ? "" : `, until ${event.until}`}`;
    case "forecast": {
      const cost2 = event.usd === null ? "" : `, ${formatUsd(event.usd)} USD`;
      return `forecast: ${event.at_most ? "at most" : "about"} ${counted(event.iterations, "more iteration")}${cost2}, ${counted(Math.round(event.minutes), "minute")}`;
    }
    case "session-lost":
      return `iteration ${event.iteration} lost its session: ${event.why}`;
    case "woken":
      return `session woken: ${event.why}`;
    case "configuration-refused":
      return `configuration refused, the last valid one stays in use: ${event.problem}`;
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
      return `checkpoint before compaction (${event.trigger}): ${event.bytes} new bytes of transcript in ${event.file}`;
    case "checkpoint-failed":
      return `no checkpoint before compaction (${event.trigger}): ${event.why}`;
    case "restored-context":
      return `context restored after ${event.source}`;
    case "state-restored":
      return `state restored: ${event.why}; the other version is kept as ${event.kept}`;
    case "ledger-restored":
      return `ledger restored${event.findings < event.counted ? `, with only ${event.findings} of ${counted(event.counted, "finding")}` : ""}: ${event.why}; the other version is kept as ${event.kept}`;
    case "document-restored":
      return `${event.file} was missing and was restored from ${event.from}`;
    case "quotes-unproven":
      return `${counted(event.quotes, "quote")} ${event.quotes === 1 ? "counts" : "count"} as not checked: the stored pages are missing or altered`;
    case "journal-begun-anew":
      return `journal begun again: ${event.why}`;
    case "counters-corrected":
      return `counters corrected: ${event.wrong.join("; ")}`;
    case "set-aside":
      return `${event.file} moved to ${event.kept}: ${event.why}`;
    case "changed":
      return "state changed";
    case "written":
    case "page-stored":
      return "file" in event ? `${event.file} written` : `${event.page} stored`;
    case "record-altered":
      return `${event.file} was changed by other means than hooks and the CLI: ${event.what}`;
    case "aligned":
      return `aligned, ${counted(event.checks, "acceptance check")}: ${event.objective}`;
    case "acceptance-run":
      return `acceptance check ${event.check} ran: ${event.exit_code === null ? event.end : `exit code ${event.exit_code}`}`;
    case "judged":
      return `${event.judge} judged ${counted(event.assertions, "assertion")} and ${counted(event.ratings, "rating")} of the acceptance checklist`;
    case "swept":
      return `ended more than ${counted(event.days, "day")} ago: transcripts and machine state removed (${event.bytes} bytes); all evidence is kept`;
    case "resumed":
      return `resumed at iteration ${event.iteration} by ${event.by}`;
    case "loop-cancelled":
      return `ralph-loop cancelled (${event.file})`;
    case "notified":
      return notified(event.title, event.channels);
    case "denied":
      return `${event.tool} denied (${event.rule}): ${event.command}`;
    case "ended":
      return `ended, ${event.reason}: ${event.message}`;
    default:
      return phraseFeatureEvent(event);
  }
}
function describeFailedQuotes(quotes) {
  const isRejected2 = ({ verdict }) => verdict === "not-carrying";
  const failed = quotes.filter((one) => !isRejected2(one)).map(({ claim: claim3, verdict }) => `${claim3} ${verdict}`);
  const rejected = quotes.filter(isRejected2).map(({ claim: claim3, source: source2, detail }) => `${claim3} ${source2} (${detail})`);
  return [
    ...failed.length === 0 ? [] : [`quotes that are not in their source: ${failed.join(", ")}`],
    ...rejected.length === 0 ? [] : [`quotes that do not carry their finding: ${rejected.join("; ")}`]
  ].join("; ");
}
function notified(title, channels) {
  const used = channels.filter(({ outcome }) => outcome !== "skipped").map(describeOutcome);
  if (channels.some(({ outcome }) => outcome === "sent")) return `notified of "${title}": ${used.join(", ")}`;
  return `no notification was sent about "${title}": ${channels.map(describeOutcome).join(", ")}`;
}
function describeOutcome({ channel, outcome, detail }) {
  return detail === "" ? `${channel} ${outcome}` : `${channel} ${outcome} (${detail})`;
}
var weightOf = (verdict) => ["supported", "unverified", "qualified", "contested by one verifier", "contradicted"].indexOf(verdict);

// src/files/atomic.ts
var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");

// src/files/own.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var ownFolder = /[\\/]docs[\\/](?:research-[a-z0-9-]+|\.autonomous-workflow)(?=[\\/]|$)/;
var workTree = /^[\\/]\.runtime[\\/]worktrees(?=[\\/])/;
var lockName = /[\\/]lock(?:[-.][^\\/]*)?$/;
function requireOwn(path) {
  const found = ownFolder.exec(path);
  if (found === null) return;
  const base = found.index + found[0].length;
  const inTree = workTree.exec(path.slice(base));
  const last = inTree === null ? path.length : base + inTree[0].length;
  for (let end = base; ; end = nextSeparator(path, end + 1, last)) {
    const part = path.slice(0, end);
    const stats = (0, import_node_fs.lstatSync)(part, { throwIfNoEntry: false });
    if (stats === void 0) return;
    const what = foreign(stats, part);
    if (what !== void 0) throw refusal(part, what);
    if (end === last) return;
  }
}
function nextSeparator(path, from, last) {
  let end = from;
  while (end < last && path.charAt(end) !== "/" && path.charAt(end) !== "\\") end += 1;
  return end;
}
function foreign(stats, path) {
  if (stats.isSymbolicLink()) return "a symbolic link";
  if (stats.isDirectory()) return void 0;
  if (!stats.isFile()) return "no file, but a pipe or device";
  return stats.nlink > 1 && !lockName.test(path) ? "a hard link: the file has another name elsewhere, too" : void 0;
}
function refusal(path, received) {
  return new WorkflowError("A file or folder of a workflow is not its own, so it is neither read nor written", {
    where: path,
    expected: "a file or folder of its own",
    received,
    fix: "Remove it, or put a copy of what it leads to in its place; then do the same again.",
    exitCode: exitCodes.invalidState
  });
}
var flags = {
  read: import_node_fs.constants.O_RDONLY,
  /** Readable, too, because the end of the file decides what is added. */
  append: import_node_fs.constants.O_RDWR | import_node_fs.constants.O_APPEND | import_node_fs.constants.O_CREAT,
  replace: import_node_fs.constants.O_WRONLY | import_node_fs.constants.O_CREAT | import_node_fs.constants.O_TRUNC,
  create: import_node_fs.constants.O_WRONLY | import_node_fs.constants.O_CREAT | import_node_fs.constants.O_EXCL
};
function openFile(path, how, mode = 420) {
  if (how === "read") requireOwn(path);
  else makeFolder((0, import_node_path.dirname)(path), path);
  const followed = how === "read" && !ownFolder.test(path) ? 0 : import_node_fs.constants.O_NOFOLLOW;
  const file = (0, import_node_fs.openSync)(path, flags[how] | import_node_fs.constants.O_NONBLOCK | followed, mode);
  if ((0, import_node_fs.fstatSync)(file).isFile()) return file;
  (0, import_node_fs.closeSync)(file);
  throw noFile(path);
}
function noFile(path) {
  return Object.assign(new Error(`${path} is no file`), { path });
}
function writeAll(file, content) {
  let offset = 0;
  while (offset < content.length) offset += (0, import_node_fs.writeSync)(file, content, offset);
}
function makeFolder(folder, path = folder) {
  requireOwn(path);
  (0, import_node_fs.mkdirSync)(folder, { recursive: true });
}

// src/files/regular.ts
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
function readRegular(path) {
  const file = openFile(path, "read");
  try {
    return (0, import_node_fs2.readFileSync)(file);
  } finally {
    (0, import_node_fs2.closeSync)(file);
  }
}
function readText(path) {
  return readRegular(path).toString("utf8");
}
function readOrNothing(path) {
  return orElse(() => readRegular(path), void 0);
}
function namesIn3(folder) {
  return orElse(() => {
    requireOwn(folder);
    return (0, import_node_fs2.readdirSync)(folder);
  }, []);
}
function removeFile(path) {
  requireOwn((0, import_node_path2.dirname)(path));
  try {
    (0, import_node_fs2.unlinkSync)(path);
  } catch (error2) {
    if (error2.code !== "ENOENT") throw error2;
  }
}

// src/files/atomic.ts
var renameAttempts = 50;
var renamePauseMilliseconds = 10;
var written = 0;
function writeAtomic(path, content, { mode = 420, flush = "file and folder", modified } = {}) {
  requireOwn(path);
  written += 1;
  const temporary = `${path}.${process.pid}-${written}.tmp`;
  try {
    const file = openFile(temporary, "create", mode);
    try {
      writeAll(file, Buffer.from(content));
      if (modified !== void 0) (0, import_node_fs3.futimesSync)(file, modified, modified);
      if (flush !== "nothing") (0, import_node_fs3.fsyncSync)(file);
    } finally {
      (0, import_node_fs3.closeSync)(file);
    }
    renamePatiently(temporary, path);
  } catch (error2) {
    removeFile(temporary);
    throw error2;
  }
  if (flush === "file and folder") flushFolder((0, import_node_path3.dirname)(path));
}
function renamePatiently(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs3.renameSync)(from, to);
      return;
    } catch (error2) {
      const isBusy = /^(?:EPERM|EACCES|EBUSY)$/.test(error2.code ?? "");
      if (process.platform !== "win32" || !isBusy || attempt === renameAttempts) throw error2;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, renamePauseMilliseconds);
    }
  }
}
function appendLines(path, lines, { flushed = true } = {}) {
  const file = openFile(path, "append");
  try {
    const text = lines.map((line) => `${line}
`).join("");
    writeAll(file, Buffer.from(isCutShort(file) ? `
${text}` : text));
    if (flushed) (0, import_node_fs3.fsyncSync)(file);
  } finally {
    (0, import_node_fs3.closeSync)(file);
  }
}
var lineAttempts = 20;
var linePauseMilliseconds = 5;
function isCutShort(file) {
  for (let attempt = 1; endsInMiddle(file); attempt += 1) {
    if (attempt === lineAttempts) return true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, linePauseMilliseconds);
  }
  return false;
}
function endsInMiddle(file) {
  const { size } = (0, import_node_fs3.fstatSync)(file);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  (0, import_node_fs3.readSync)(file, last, 0, 1, size - 1);
  return last[0] !== 10;
}
function flushFolder(folder) {
  if (process.platform === "win32") return;
  const handle = (0, import_node_fs3.openSync)(folder, "r");
  try {
    (0, import_node_fs3.fsyncSync)(handle);
  } finally {
    (0, import_node_fs3.closeSync)(handle);
  }
}

// src/journal/journal.ts
var silent2 = /* @__PURE__ */ new Set([
  "changed",
  "written",
  "page-stored",
  "feature-edited",
  "features-scrutinized"
]);
function appendEvent(paths, now, event, state) {
  const time3 = now.toISOString();
  appendLines(paths.journal, [JSON.stringify({ time: time3, ...event, state })], { flushed: event.event !== "spent" });
  if (silent2.has(event.event)) return;
  const written2 = new Date(Math.max(now.getTime(), Date.now()));
  appendLines(paths.progress, [`${localTime(written2)}  ${describeEvent(onTheClock(event, now))}`], { flushed: false });
}
function onTheClock(event, now) {
  if (event.event !== "waits" || event.until === null) return event;
  return { ...event, until: clockTime(new Date(event.until), now) };
}
function readJournal(paths) {
  return orElse(() => readRegular(paths.journal).toString("utf8").split("\n"), []);
}

// src/journal/records.ts
var import_node_fs4 = require("node:fs");
var import_node_path5 = require("node:path");

// src/base/owned-files.ts
var merged = "run `autonomous-workflow record`; it merges what the agents handed in";
var byCommand = "use the commands that `autonomous-workflow --help` lists";
var documents = {
  "ledger.json": merged,
  "escalations.json": byCommand,
  "plan.json": merged,
  "acceptance.json": "leave it to the user: `autonomous-workflow align` sets the goal of the workflow",
  "feature-list.json": byCommand,
  "commands.json": "leave it to the user: `autonomous-workflow commands confirm` sets the commands that check the project",
  "scrutiny.json": merged
};
var documentFiles = Object.keys(documents);
var advice = [
  ["sources.bib", "run `autonomous-workflow record`; it is made from the sources that agents handed in"],
  [
    "evidence.tex questions.tex sources.ris sources.csl.json figures/novelty.tex figures/sources.tex figures/novelty.svg figures/sources.svg",
    "nothing to do: it is made from the ledger"
  ],
  ["facts.tex", "run `autonomous-workflow record`; it holds the counts of the ledger"],
  ["critique.tex", "nothing to do: it is made from what the report-critic handed in"],
  ["objections.tex", "run `autonomous-workflow record`; it is made from the objections that are left"],
  ["STOP", "leave it to the user: it stops the workflow"],
  ["redirect.md", "leave it to the user: it redirects the workflow"],
  ["outline.md", "leave it to the user: it is the outline of the research"],
  ["progress.txt journal.jsonl digest.md", "nothing to do: every command notes what it did there"]
];
var generated2 = new Map([
  ...Object.entries(documents),
  ...advice.flatMap(([files, instead]) => files.split(" ").map((file) => [file, instead]))
]);

// src/files/runtime-file.ts
var import_node_path4 = require("node:path");

// src/files/json-file.ts
function readJson(path) {
  return orElse(() => parseJson(readRegular(path).toString("utf8")), void 0);
}
function readJsonLike(path, sample4) {
  const value = readJson(path);
  return hasShapeOf(value, sample4) ? value : void 0;
}
function isUnchanged(file, copy) {
  const now = readOrNothing(file);
  const then = readOrNothing(copy);
  return now === void 0 || then === void 0 ? now === then : now.equals(then);
}

// src/files/runtime-file.ts
var removeRuntimeFile = ({ runtime }, name2) => removeFile((0, import_node_path4.join)(runtime, name2));
function runtimeFile(name2, sample4, options2) {
  const path = ({ runtime }) => (0, import_node_path4.join)(runtime, name2);
  return {
    path,
    read: (paths) => readJsonLike(path(paths), sample4),
    write: (paths, value) => writeAtomic(path(paths), JSON.stringify(value), options2),
    remove: (paths) => removeFile(path(paths))
  };
}

// src/journal/records.ts
var endBytes = 128;
var sample = { journal: { bytes: 0, end: "" }, files: {} };
var knownFile = runtimeFile("records.json", sample, { flush: "nothing" });
var attemptName = /^proofs\/([^/]+\.json)$/;
function writeRecorded(paths, name2, content, write) {
  if (!isBegun(paths)) {
    write();
    return;
  }
  const sha256 = hashOf(content);
  appendEvent(paths, /* @__PURE__ */ new Date(), { event: "written", file: name2, sha256 });
  write();
  const known = readKnown(paths);
  store(paths, { ...known?.files, [name2]: markedNow(paths, name2, sha256) }, known);
}
function isBegun(paths) {
  return [paths.state, paths.journal, knownFile.path(paths)].some((file) => (0, import_node_fs4.existsSync)(file));
}
function copyOf({ runtime }, name2) {
  const attempt = attemptName.exec(name2)?.[1];
  if (attempt !== void 0) return (0, import_node_path5.join)(runtime, "attempts", attempt);
  return documentFiles.includes(name2) ? (0, import_node_path5.join)(runtime, name2) : "";
}
function hasWholeJournal({ journal }, known) {
  const size = (0, import_node_fs4.statSync)(journal, { throwIfNoEntry: false })?.size ?? 0;
  return size >= known.journal.bytes && endOf(journal, known.journal.bytes) === known.journal.end;
}
function endOf(journal, bytes) {
  if (bytes === 0) return "";
  let file;
  try {
    file = openFile(journal, "read");
    const buffer = Buffer.alloc(Math.min(endBytes, bytes));
    (0, import_node_fs4.readSync)(file, buffer, 0, buffer.length, bytes - buffer.length);
    return buffer.toString("latin1");
  } catch {
    return "";
  } finally {
    if (file !== void 0) (0, import_node_fs4.closeSync)(file);
  }
}
var none2 = "none";
function markOf2(path) {
  const found = path === "" ? void 0 : (0, import_node_fs4.statSync)(path, { throwIfNoEntry: false, bigint: true });
  return found === void 0 ? none2 : `${found.ino}-${found.size}-${found.mtimeNs}-${found.ctimeNs}`;
}
function markedNow(paths, name2, sha256) {
  return { sha256, file: markOf2((0, import_node_path5.join)(paths.base, name2)), copy: markOf2(copyOf(paths, name2)) };
}
function readKnown(paths) {
  return knownFile.read(paths);
}
function store(paths, files, before) {
  const bytes = (0, import_node_fs4.statSync)(paths.journal, { throwIfNoEntry: false })?.size ?? 0;
  const isWhole = before === void 0 || hasWholeJournal(paths, before);
  const journal = isWhole ? { bytes, end: endOf(paths.journal, bytes) } : before.journal;
  const known = { journal, files };
  knownFile.write(paths, known);
}
function hashOf(content) {
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(content).digest("hex");
}

// src/journal/document.ts
function workflowDocument(paths, name2, title, form, more) {
  return {
    workflow: paths.name,
    title,
    file: (0, import_node_path6.join)(paths.base, name2),
    copy: (0, import_node_path6.join)(paths.runtime, name2),
    form,
    record: (text, write) => writeRecorded(paths, name2, text, write),
    noteRestored: ({ kept, why }, now) => appendEvent(paths, now, { event: "set-aside", file: name2, kept: kept ?? "none", why: `${why}; put back` }),
    ...more
  };
}

// src/files/document.ts
var import_node_fs5 = require("node:fs");
function readDocument(document) {
  const copy = readOrNothing(document.copy);
  if (document.handEdit === "restored") {
    const written2 = copiedValue(document);
    if (written2 !== void 0) return written2;
  }
  const file = readIfThere(document);
  if (file === void 0) {
    if (document.handEdit === "restored" && copy !== void 0) throw bothDamaged(document);
    if (copy !== void 0 || document.wasThere?.() === true) throw unusable(document, `${verb(document)} gone`);
    return void 0;
  }
  const value = parse4(document, file, copy !== void 0);
  if (typeof document.handEdit !== "function" || copy?.equals(file) === true) return value;
  const refusal2 = document.handEdit(copiedValue(document), value);
  if (refusal2 !== void 0) throw refusal2;
  return value;
}
function readIfGood(document) {
  return orElse(() => readDocument(document), void 0);
}
function copiedValue({ copy, form, copyForm }) {
  if (copyForm === void 0) return valueOf(copy, form.parse);
  return valueOf(copy, (text) => {
    const value = copyForm.parse(text);
    form.parse(form.format(value));
    return value;
  });
}
function valueOf(path, parse6) {
  return orElse(() => parse6(readRegular(path).toString("utf8")), void 0);
}
function readIfThere({ title, file, workflow }) {
  try {
    return readRegular(file);
  } catch (error2) {
    if (error2.code === "ENOENT") return void 0;
    if (isWorkflowError(error2)) throw error2;
    const isPlain = (0, import_node_fs5.statSync)(file, { throwIfNoEntry: false })?.isFile() !== false;
    throw new WorkflowError(`${capital(title)} cannot be read`, {
      where: file,
      received: error2.message,
      cause: error2,
      fix: isPlain ? "Give yourself read permission for that file." : `A folder or device has its name: move it away, then run: autonomous-workflow repair ${workflow}`
    });
  }
}
function parse4(document, content, hasCopy) {
  try {
    return document.form.parse(content.toString("utf8"));
  } catch (error2) {
    if (isWorkflowError(error2)) throw error2;
    if (document.handEdit === "restored" && hasCopy) throw bothDamaged(document);
    throw unusable(document, `${verb(document)} not valid`, error2.message);
  }
}
function unusable(document, how, received) {
  return new WorkflowError(`${capital(document.title)} ${how}`, {
    where: document.file,
    ...received !== void 0 && { received },
    fix: document.fix ?? `Restore the last valid one with: autonomous-workflow repair ${document.workflow}`,
    exitCode: exitCodes.invalidState
  });
}
function bothDamaged(document) {
  const { title, file, copy } = document;
  return new WorkflowError(`${capital(title)} ${verb(document)} damaged, and so is its copy`, {
    where: `${file}, ${copy}`,
    fix: "Restore the file from a backup, or remove both to continue without its content.",
    exitCode: exitCodes.invalidState
  });
}
function verb({ isPlural }) {
  return isPlural === true ? "are" : "is";
}
function capital(title) {
  return title.charAt(0).toUpperCase() + title.slice(1);
}

// src/journal/rules/journal-line.ts
function parseJournal(lines) {
  return lines.flatMap((line) => parseLine(line) ?? []);
}
function parseLine(text) {
  const line = orElse(() => parseJson(text), null);
  if (typeof line?.event !== "string" || typeof line.time !== "string") return void 0;
  if (Number.isNaN(Date.parse(line.time)) || line.state !== void 0 && !hasShapeOf(line.state, {}))
    return void 0;
  return line;
}

// src/loop/state-file.ts
var import_node_fs6 = require("node:fs");
var import_node_path7 = require("node:path");

// src/loop/rules/state-body.ts
function formatStateBody(state, folder) {
  const sections3 = [
    `# Autonomous Workflow State: ${state.name}`,
    `<!-- Written by \`autonomous-workflow\`; edits here are overwritten. Steer with the commands that \`autonomous-workflow --help\` lists. -->`,
    `## Current Phase

${state.current_phase}${isWriting(state) && !phaseTraits[state.current_phase].worksOnFeatures ? " (writing up)" : ""}, iteration ${state.iteration} of at most ${state.max_iterations}`,
    `## Original Prompt

${indented(state.prompt)}`,
    `## Completed Phases

${completedPhases(state)}`,
    ...goesThrough(state, phases.A) ? [`## Research Progress

${researchProgress(state)}`] : [],
    ...goesThrough(state, phases.B) ? [`## Planning Progress

${planningProgress(state)}`] : [],
    ...goesThrough(state, phases.C) ? [`## Implementation Progress

${implementationProgress(state)}`] : [],
    `## Cost

${cost(state)}`,
    `## Context Restoration Files

${restorationFiles(state, folder)}`
  ];
  if (state.end_reason !== null) sections3.splice(2, 0, `## End

${state.end_reason}: ${state.end_message ?? ""}`);
  return `${sections3.join("\n\n")}
`;
}
function completedPhases({ workflow_type, current_phase, status }) {
  const mode = modeOf(workflow_type);
  const isDone = (phase) => status === "complete" || phase < current_phase;
  return Object.values(phases).filter((phase) => hasPhase(mode, phase)).map((phase) => `- [${isDone(phase) ? "x" : " "}] ${phase}`).join("\n");
}
function goesThrough(state, phase) {
  const before = {
    [phases.A]: state.total_iterations_research,
    [phases.B]: state.total_iterations_planning,
    [phases.C]: 0
  };
  return hasPhase(modeOf(state.workflow_type), phase) || before[phase] > 0;
}
function researchProgress(state) {
  return [
    `- Iterations recorded: ${state.total_iterations_research}`,
    `- Sources consulted: ${state.sources_cited}`,
    `- Key findings: ${state.findings_count}`,
    `- New findings in the last iteration: ${state.new_findings_last_iteration}`,
    `- Open questions: ${state.open_questions}`,
    ...verdictIn(state, phases.A)
  ].join("\n");
}
function planningProgress(state) {
  return [
    `- Iterations recorded: ${state.total_iterations_planning}`,
    `- Items, and the critics' open objections: \`autonomous-workflow plan items ${state.name}\``,
    ...verdictIn(state, phases.B)
  ].join("\n");
}
function implementationProgress(state) {
  return [
    `- Iterations recorded: ${state.total_iterations_coding}`,
    `- Features total: ${state.features_total}`,
    `- Features complete: ${state.features_complete}`,
    `- Features failed: ${state.features_failed}`,
    `- Each of them: \`autonomous-workflow feature list ${state.name}\``,
    ...verdictIn(state, phases.C)
  ].join("\n");
}
function verdictIn({ current_phase, verdict }, phase) {
  return current_phase === phase ? [`- Verdict: ${verdict ?? "none yet"}`] : [];
}
function restorationFiles(state, folder) {
  const { name: name2 } = state;
  const codes = goesThrough(state, phases.C);
  return [
    `${folder}/${name2}-state.md (this file)`,
    ...goesThrough(state, phases.A) ? [`${folder}/${name2}-report.tex`] : [],
    ...goesThrough(state, phases.B) ? [`${folder}/${name2}-plan.tex`] : [],
    ...codes ? [`${folder}/feature-list.json`] : [],
    `${folder}/progress.txt`,
    "CLAUDE.md, where there is one"
  ].map((file, index) => `${index + 1}. ${file}`).join("\n");
}
function cost(state) {
  const { cost_usd, tokens, spent_by_phase, spent_last_iteration: last } = state;
  return [
    `- In all: ${formatAmount({ usd: cost_usd, tokens })}, of at most ${state.max_cost_usd} USD`,
    ...spent_by_phase.map((spent) => `- Phase ${spent.phase}: ${formatAmount(spent)}`),
    ...last === null ? [] : [`- Iteration ${last.iteration}: ${formatAmount(last)}`]
  ].join("\n");
}
function indented(text) {
  return text.replace(/^/gm, "    ");
}
var plainWord = /^[A-Za-z][A-Za-z0-9_-]*$/;
var reservedWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
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
function formatText(text) {
  return plainWord.test(text) && !reservedWord.test(text) ? text : quoted(text);
}
function quoted(text) {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}

// src/loop/state-file.ts
function stateFile(paths) {
  return {
    workflow: paths.name,
    title: "the state file",
    copyTitle: "the state",
    file: paths.state,
    copy: (0, import_node_path7.join)(paths.runtime, "state.json"),
    form: { format: (state) => formatFrontMatter({ ...state }, formatStateBody(state, paths.folder)) },
    copyForm: { parse: parseCopy, format: JSON.stringify },
    handEdit: "taken over"
  };
}
function hasRemains({ journal, ledger, inbox }) {
  return [journal, ledger, inbox].some((file) => (0, import_node_fs6.existsSync)(file));
}
function noteState(paths, now, state, event) {
  const { prompt, ...others } = state;
  appendEvent(paths, now, event, copiedState(paths)?.prompt === prompt ? others : state);
}
function copiedState(paths) {
  return orElse(() => parseCopy(readOrNothing(stateFile(paths).copy)?.toString("utf8") ?? ""), void 0);
}
function parseCopy(text) {
  const value = parseJson(text);
  if (!hasShapeOf(value, { prompt: "", iteration: 0 })) throw new Error("it is no copy of a state");
  const missing = Object.entries(initialState).filter(([key]) => !Object.hasOwn(value, key));
  return { ...value, ...Object.fromEntries(missing) };
}

// src/loop/escalations.ts
config(en_default());
function escalationsDocument(paths) {
  const file = schemaForm(escalationsSchema);
  const wrap2 = (escalations) => ({ schema: 1, escalations: [...escalations] });
  const form = {
    parse: (text) => file.parse(text).escalations,
    check: (escalations) => file.check?.(wrap2(escalations)),
    format: (escalations) => file.format(wrap2(escalations))
  };
  return workflowDocument(paths, "escalations.json", "the file of escalations", form, {
    handEdit: "taken over",
    describeRestored: () => ({ what: "the escalations", how: "" }),
    afterWrite: () => removeRuntimeFile(paths, "outlook.json")
  });
}
function readEscalations(paths) {
  return readDocument(escalationsDocument(paths)) ?? [];
}

// src/loop/rules/state-schema.ts
config(en_default());
var count2 = int().check(_gte(0));
var instant = string2().check(
  refine((text) => !Number.isNaN(Date.parse(text)), 'expected a date and time such as "2026-11-21T10:00:00Z"')
);
var amount = { usd: nullable(number2().check(_gte(0))), tokens: nullable(count2) };
var endReason = _enum(Object.keys(endReasons));
var stateSchema = looseObject({
  schema: literal(1),
  workflow_type: _enum(Object.values(workflowTypes)),
  name: string2().check(refine(isWorkflowName, "expected lower-case letters, digits and hyphens")),
  status: _enum(statuses),
  current_phase: _enum(Object.values(phases)),
  iteration: count2,
  total_iterations_research: count2,
  total_iterations_planning: count2,
  total_iterations_coding: count2,
  sources_cited: count2,
  findings_count: count2,
  new_findings_last_iteration: count2,
  consecutive_low_findings: count2,
  open_questions: count2,
  phase_transition_threshold: int().check(_gte(1)),
  depth: _enum(depths),
  saturation_rule: _enum(saturationRules),
  search_step: _enum(searchSteps),
  parallel: int().check(_gte(1), _lte(4)),
  features_total: count2,
  features_complete: count2,
  features_failed: count2,
  // Files of a version that did not count them lack the key.
  features_untested: _default(count2, initialState.features_untested),
  recorded_iteration: count2,
  consecutive_failures: count2,
  failure_threshold: int().check(_gte(1)),
  stall_window: int().check(_gte(2)),
  stall_level: count2,
  stall_since_iteration: nullable(count2),
  ...forEachBudget((_, { isWhole }) => (isWhole ? int() : number2()).check(_positive())),
  budget_reserve: number2().check(_gte(0), _lte(0.9)),
  cost_usd: nullable(number2().check(_gte(0))),
  tokens: nullable(count2),
  spent_by_phase: array(object({ phase: string2(), ...amount })),
  spent_last_iteration: nullable(object({ iteration: count2, ...amount })),
  paused_hours: number2().check(_gte(0)),
  finishing: nullable(endReason),
  writing_iteration: nullable(count2),
  driver: _enum(drivers),
  // Files of 0.1.0 lack the keys that have a default.
  only_domains: _default(readonly(array(string2())), initialState.only_domains),
  not_domains: _default(readonly(array(string2())), initialState.not_domains),
  repository_analysis: boolean2(),
  prompt: string2(),
  started_at: instant,
  running_since: instant,
  updated_at: instant,
  end_reason: nullable(endReason),
  end_message: nullable(string2()),
  last_result: _default(nullable(string2()), initialState.last_result),
  verdict: nullable(string2()),
  verdict_numbers: _default(nullable(string2()), initialState.verdict_numbers),
  research_end: _default(
    nullable(
      object({
        iterations: count2,
        hours: number2().check(_gte(0)),
        usd: nullable(number2()),
        verdict: nullable(string2())
      })
    ),
    initialState.research_end
  )
});
function migrateSeedState(data, body, modified) {
  const iteration = typeof data.iteration === "number" ? data.iteration : 0;
  return {
    workflow_type: workflowTypes.research,
    ...initialState,
    recorded_iteration: iteration,
    max_iterations: iteration + initialState.max_iterations,
    driver: "in-session",
    repository_analysis: false,
    prompt: promptInBody(body),
    started_at: modified,
    running_since: modified,
    updated_at: modified,
    ...data,
    schema: 1
  };
}
function promptInBody(body) {
  const section = /^## Original Prompt[ \t]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(body)?.[1] ?? "";
  return section.trim();
}

// src/research/rules/rebuild-state.ts
function rebuildState(name2, journal) {
  let state;
  for (const line of journal) {
    if (line.state === void 0) continue;
    const result = stateSchema.safeParse({ ...state ?? unknownState(name2, line.time), ...line.state, name: name2 });
    if (result.success) state = result.data;
  }
  return state;
}
function unknownState(name2, time3) {
  return {
    schema: 1,
    workflow_type: workflowTypes.research,
    name: name2,
    ...initialState,
    driver: drivers[0],
    repository_analysis: false,
    prompt: lostPrompt,
    started_at: time3,
    running_since: time3,
    updated_at: time3
  };
}

// src/loop/state-document.ts
var import_node_fs7 = require("node:fs");

// src/files/front-matter.ts
var import_gray_matter = __toESM(require_gray_matter(), 1);

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/identity.js
var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
var isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
var isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
var isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
var isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
var isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
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
var hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/visit.js
var BREAK = /* @__PURE__ */ Symbol("break visit");
var SKIP = /* @__PURE__ */ Symbol("skip children");
var REMOVE = /* @__PURE__ */ Symbol("remove node");
function visit2(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    visit_(null, node, visitor_, Object.freeze([]));
}
visit2.BREAK = BREAK;
visit2.SKIP = SKIP;
visit2.REMOVE = REMOVE;
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
visitAsync.BREAK = BREAK;
visitAsync.SKIP = SKIP;
visitAsync.REMOVE = REMOVE;
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/directives.js
var escapeChars = {
  "!": "%21",
  ",": "%2C",
  "[": "%5B",
  "]": "%5D",
  "{": "%7B",
  "}": "%7D"
};
var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class _Directives {
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
    const name2 = parts.shift();
    switch (name2) {
      case "%TAG": {
        if (parts.length !== 2) {
          onError(0, "%TAG directive should contain exactly two parts");
          if (parts.length < 2)
            return false;
        }
        const [handle, prefix] = parts;
        this.tags[handle] = prefix;
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
        onError(0, `Unknown directive ${name2}`, true);
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
    const prefix = this.tags[handle];
    if (prefix) {
      try {
        return prefix + decodeURIComponent(suffix);
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
    for (const [handle, prefix] of Object.entries(this.tags)) {
      if (tag.startsWith(prefix))
        return handle + escapeTagName(tag.substring(prefix.length));
    }
    return tag[0] === "!" ? tag : `!<${tag}>`;
  }
  toString(doc) {
    const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
    const tagEntries = Object.entries(this.tags);
    let tagNames;
    if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
      const tags = {};
      visit2(doc.contents, (_key, node) => {
        if (isNode(node) && node.tag)
          tags[node.tag] = true;
      });
      tagNames = Object.keys(tags);
    } else
      tagNames = [];
    for (const [handle, prefix] of tagEntries) {
      if (handle === "!!" && prefix === "tag:yaml.org,2002:")
        continue;
      if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
        lines.push(`%TAG ${handle} ${prefix}`);
    }
    return lines.join("\n");
  }
};
Directives.defaultYaml = { explicit: false, version: "1.2" };
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

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
  visit2(root, {
    Value(_key, node) {
      if (node.anchor)
        anchors.add(node.anchor);
    }
  });
  return anchors;
}
function findNewAnchor(prefix, exclude) {
  for (let i = 1; true; ++i) {
    const name2 = `${prefix}${i}`;
    if (!exclude.has(name2))
      return name2;
  }
}
function createNodeAnchors(doc, prefix) {
  const aliasObjects = [];
  const sourceObjects = /* @__PURE__ */ new Map();
  let prevAnchors = null;
  return {
    onAnchor: (source2) => {
      aliasObjects.push(source2);
      prevAnchors ?? (prevAnchors = anchorNames(doc));
      const anchor = findNewAnchor(prefix, prevAnchors);
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
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
      for (const { count: count3, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count3);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
};

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
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
      visit2(doc, {
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
function getAliasCount(doc, node, anchors) {
  if (isAlias(node)) {
    const source2 = node.resolve(doc);
    const anchor = anchors && source2 && anchors.get(source2);
    return anchor ? anchor.count * anchor.aliasCount : 0;
  } else if (isCollection(node)) {
    let count3 = 0;
    for (const item of node.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count3)
        count3 = c;
    }
    return count3;
  } else if (isPair(node)) {
    const kc = getAliasCount(doc, node.key, anchors);
    const vc = getAliasCount(doc, node.value, anchors);
    return Math.max(kc, vc);
  }
  return 1;
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/createNode.js
var defaultTagPrefix = "tag:yaml.org,2002:";
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
var isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyComment.js
var stringifyComment = (str2) => str2.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
  if (/^\n+$/.test(comment))
    return comment.substring(1);
  return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
var lineComment = (str2, indent, comment) => str2.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str2.endsWith(" ") ? "" : " ") + comment;

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/foldFlowLines.js
var FOLD_FLOW = "flow";
var FOLD_BLOCK = "block";
var FOLD_QUOTED = "quoted";
function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
  if (text.length <= endStep)
    return text;
  const folds = [];
  const escapedFolds = {};
  let end = lineWidth - indent.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end = lineWidth - indentAtStart;
  }
  let split = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text, i, indent.length);
    if (i !== -1)
      end = i + endStep;
  }
  for (let ch; ch = text[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text[i + 1]) {
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
        i = consumeMoreIndentedLines(text, i, indent.length);
      end = i + indent.length + endStep;
      split = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next = text[i + 1];
        if (next && next !== " " && next !== "\n" && next !== "	")
          split = i;
      }
      if (i >= end) {
        if (split) {
          folds.push(split);
          end = split + endStep;
          split = void 0;
        } else if (mode === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text;
          folds.push(j);
          escapedFolds[j] = true;
          end = j + endStep;
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
    return text;
  if (onFold)
    onFold();
  let res = text.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold = folds[i2];
    const end2 = folds[i2 + 1] || text.length;
    if (fold === 0)
      res = `
${indent}${text.slice(0, end2)}`;
    else {
      if (mode === FOLD_QUOTED && escapedFolds[fold])
        res += `${text[fold]}\\`;
      res += `
${indent}${text.slice(fold + 1, end2)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text, i, indent) {
  let end = i;
  let start = i + 1;
  let ch = text[start];
  while (ch === " " || ch === "	") {
    if (i < start + indent) {
      ch = text[++i];
    } else {
      do {
        ch = text[++i];
      } while (ch && ch !== "\n");
      end = i;
      start = i + 1;
      ch = text[start];
    }
  }
  return end;
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyString.js
var getFoldOptions = (ctx, isBlock2) => ({
  indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
  lineWidth: ctx.options.lineWidth,
  minContentWidth: ctx.options.minContentWidth
});
var containsDocumentMarker = (str2) => /^(%|---|\.\.\.)/m.test(str2);
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
var blockEndNewlines;
try {
  blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
  blockEndNewlines = /\n+(?!\n|$)/g;
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
  let end = value.substring(endStart);
  const endNlPos = end.indexOf("\n");
  if (endNlPos === -1) {
    chomp = "-";
  } else if (value === end || endNlPos !== end.length - 1) {
    chomp = "+";
    if (onChompKeep)
      onChompKeep();
  } else {
    chomp = "";
  }
  if (end) {
    value = value.slice(0, -end.length);
    if (end[end.length - 1] === "\n")
      end = end.slice(0, -1);
    end = end.replace(blockEndNewlines, `$&${indent}`);
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
    const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
    if (!literalFallback)
      return `>${header}
${indent}${body}`;
  }
  value = value.replace(/\n+/g, `$&${indent}`);
  return `|${header}
${indent}${start}${value}${end}`;
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
    const name2 = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name2} value`);
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning) {
  if (logLevel === "debug" || logLevel === "warn") {
    console.warn(warning);
  }
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
var MERGE_KEY = "<<";
var merge2 = {
  identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
  default: "key",
  tag: "tag:yaml.org,2002:merge",
  test: /^<<$/,
  resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
    addToJSMap: addMergeToJSMap
  }),
  stringify: () => MERGE_KEY
};
var isMergeKey = (ctx, key) => (merge2.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge2.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge2.tag && tag.default);
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
  const k = createNode(key, void 0, ctx);
  const v = createNode(value, void 0, ctx);
  return new Pair(k, v);
}
var Pair = class _Pair {
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
    const pair2 = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    return addPairToJSMap(ctx, pair2, this);
  }
  toString(ctx, onComment, onChompKeep) {
    return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
  }
};

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
  const { start, end } = flowChars;
  if (lines.length === 0) {
    return start + end;
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
${indent}${end}`;
    } else {
      return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
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
var YAMLMap = class extends Collection {
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
  add(pair2, overwrite) {
    let _pair;
    if (isPair(pair2))
      _pair = pair2;
    else if (!pair2 || typeof pair2 !== "object" || !("key" in pair2)) {
      _pair = new Pair(pair2, pair2?.value);
    } else
      _pair = new Pair(pair2.key, pair2.value);
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/map.js
var map = {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
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
function asItemIndex(key) {
  let idx = isScalar(key) ? key.value : key;
  if (idx && typeof idx === "string")
    idx = Number(idx);
  return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/seq.js
var seq = {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/string.js
var string3 = {
  identify: (value) => typeof value === "string",
  default: true,
  tag: "tag:yaml.org,2002:str",
  resolve: (str2) => str2,
  stringify(item, ctx, onComment, onChompKeep) {
    ctx = Object.assign({ actualString: true }, ctx);
    return stringifyString(item, ctx, onComment, onChompKeep);
  }
};

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/null.js
var nullTag = {
  identify: (value) => value == null,
  createNode: () => new Scalar(null),
  default: true,
  tag: "tag:yaml.org,2002:null",
  test: /^(?:~|[Nn]ull|NULL)?$/,
  resolve: () => new Scalar(null),
  stringify: ({ source: source2 }, ctx) => typeof source2 === "string" && nullTag.test.test(source2) ? source2 : ctx.options.nullStr
};

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag = {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format: format2, minFractionDigits, tag, value }) {
  if (typeof value === "bigint")
    return String(value);
  const num = typeof value === "number" ? value : Number(value);
  if (!isFinite(num))
    return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
  let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
  if (!format2 && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str2) => str2.slice(-3).toLowerCase() === "nan" ? NaN : str2[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp = {
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
var float = {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/int.js
var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
var intResolve = (str2, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str2) : parseInt(str2.substring(offset), radix);
function intStringify(node, radix, prefix) {
  const { value } = node;
  if (intIdentify(value) && value >= 0)
    return prefix + value.toString(radix);
  return stringifyNumber(node);
}
var intOct = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^0o[0-7]+$/,
  resolve: (str2, _onError, opt) => intResolve(str2, 2, 8, opt),
  stringify: (node) => intStringify(node, 8, "0o")
};
var int2 = {
  identify: intIdentify,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9]+$/,
  resolve: (str2, _onError, opt) => intResolve(str2, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^0x[0-9a-fA-F]+$/,
  resolve: (str2, _onError, opt) => intResolve(str2, 2, 16, opt),
  stringify: (node) => intStringify(node, 16, "0x")
};

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/schema.js
var schema = [
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(value) {
  return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON = ({ value }) => JSON.stringify(value);
var jsonScalars = [
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
var jsonError = {
  default: true,
  tag: "",
  test: /^/,
  resolve(str2, onError) {
    onError(`Unresolved plain scalar ${JSON.stringify(str2)}`);
    return str2;
  }
};
var schema2 = [map, seq].concat(jsonScalars, jsonError);

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary = {
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
        const pair2 = item.items[0] || new Pair(new Scalar(null));
        if (item.commentBefore)
          pair2.key.commentBefore = pair2.key.commentBefore ? `${item.commentBefore}
${pair2.key.commentBefore}` : item.commentBefore;
        if (item.comment) {
          const cn = pair2.value ?? pair2.key;
          cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
        }
        item = pair2;
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
var pairs = {
  collection: "seq",
  default: false,
  tag: "tag:yaml.org,2002:pairs",
  resolve: resolvePairs,
  createNode: createPairs
};

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class _YAMLOMap extends YAMLSeq {
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
    for (const pair2 of this.items) {
      let key, value;
      if (isPair(pair2)) {
        key = toJS(pair2.key, "", ctx);
        value = toJS(pair2.value, key, ctx);
      } else {
        key = toJS(pair2, "", ctx);
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
var omap = {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source: source2 }, ctx) {
  const boolObj = value ? trueTag : falseTag;
  if (source2 && boolObj.test.test(source2))
    return source2;
  return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag = {
  identify: (value) => value === true,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
  resolve: () => new Scalar(true),
  stringify: boolStringify
};
var falseTag = {
  identify: (value) => value === false,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
  resolve: () => new Scalar(false),
  stringify: boolStringify
};

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str2) => str2.slice(-3).toLowerCase() === "nan" ? NaN : str2[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp2 = {
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
var float2 = {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
var intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve2(str2, offset, radix, { intAsBigInt }) {
  const sign2 = str2[0];
  if (sign2 === "-" || sign2 === "+")
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
    return sign2 === "-" ? BigInt(-1) * n2 : n2;
  }
  const n = parseInt(str2, radix);
  return sign2 === "-" ? -1 * n : n;
}
function intStringify2(node, radix, prefix) {
  const { value } = node;
  if (intIdentify3(value)) {
    const str2 = value.toString(radix);
    return value < 0 ? "-" + prefix + str2.substr(1) : prefix + str2;
  }
  return stringifyNumber(node);
}
var intBin = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "BIN",
  test: /^[-+]?0b[0-1_]+$/,
  resolve: (str2, _onError, opt) => intResolve2(str2, 2, 2, opt),
  stringify: (node) => intStringify2(node, 2, "0b")
};
var intOct2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^[-+]?0[0-7_]+$/,
  resolve: (str2, _onError, opt) => intResolve2(str2, 1, 8, opt),
  stringify: (node) => intStringify2(node, 8, "0")
};
var int3 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9][0-9_]*$/,
  resolve: (str2, _onError, opt) => intResolve2(str2, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^[-+]?0x[0-9a-fA-F_]+$/,
  resolve: (str2, _onError, opt) => intResolve2(str2, 2, 16, opt),
  stringify: (node) => intStringify2(node, 16, "0x")
};

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class _YAMLSet extends YAMLMap {
  constructor(schema4) {
    super(schema4);
    this.tag = _YAMLSet.tag;
  }
  add(key) {
    let pair2;
    if (isPair(key))
      pair2 = key;
    else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
      pair2 = new Pair(key.key, null);
    else
      pair2 = new Pair(key, null);
    const prev = findPair(this.items, pair2.key);
    if (!prev)
      this.items.push(pair2);
  }
  /**
   * If `keepPair` is `true`, returns the Pair matching `key`.
   * Otherwise, returns the value of that Pair's key.
   */
  get(key, keepPair) {
    const pair2 = findPair(this.items, key);
    return !keepPair && isPair(pair2) ? isScalar(pair2.key) ? pair2.key.value : pair2.key : pair2;
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
var set = {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str2, asBigInt) {
  const sign2 = str2[0];
  const parts = sign2 === "-" || sign2 === "+" ? str2.substring(1) : str2;
  const num = (n) => asBigInt ? BigInt(n) : Number(n);
  const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
  return sign2 === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
  let { value } = node;
  let num = (n) => n;
  if (typeof value === "bigint")
    num = (n) => BigInt(n);
  else if (isNaN(value) || !isFinite(value))
    return stringifyNumber(node);
  let sign2 = "";
  if (value < 0) {
    sign2 = "-";
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
  return sign2 + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime = {
  identify: (value) => typeof value === "bigint" || Number.isInteger(value),
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
  resolve: (str2, _onError, { intAsBigInt }) => parseSexagesimal(str2, intAsBigInt),
  stringify: stringifySexagesimal
};
var floatTime = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  resolve: (str2) => parseSexagesimal(str2, false),
  stringify: stringifySexagesimal
};
var timestamp = {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema3 = [
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/tags.js
var schemas = /* @__PURE__ */ new Map([
  ["core", schema],
  ["failsafe", [map, seq, string3]],
  ["json", schema2],
  ["yaml11", schema3],
  ["yaml-1.1", schema3]
]);
var tagsByName = {
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
var coreKnownTags = {
  "tag:yaml.org,2002:binary": binary,
  "tag:yaml.org,2002:merge": merge2,
  "tag:yaml.org,2002:omap": omap,
  "tag:yaml.org,2002:pairs": pairs,
  "tag:yaml.org,2002:set": set,
  "tag:yaml.org,2002:timestamp": timestamp
};
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class _Schema {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/Document.js
var Document = class _Document {
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
  createAlias(node, name2) {
    if (!node.anchor) {
      const prev = anchorNames(this);
      node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      !name2 || prev.has(name2) ? findNewAnchor(name2 || "a", prev) : name2;
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
      for (const { count: count3, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count3);
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
function assertCollection(contents) {
  if (isCollection(contents))
    return true;
  throw new Error("Expected a YAML collection as document contents");
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
  constructor(name2, pos, code, message) {
    super();
    this.name = name2;
    this.code = code;
    this.message = message;
    this.pos = pos;
  }
};
var YAMLParseError = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLParseError", pos, code, message);
  }
};
var YAMLWarning = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLWarning", pos, code, message);
  }
};
var prettifyError2 = (src, lc) => (error2) => {
  if (error2.pos[0] === -1)
    return;
  error2.linePos = error2.pos.map((pos) => lc.linePos(pos));
  const { line, col } = error2.linePos[0];
  error2.message += ` at line ${line}, column ${col}`;
  let ci = col - 1;
  let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
  if (ci >= 60 && lineStr.length > 80) {
    const trimStart = Math.min(ci - 39, lineStr.length - 79);
    lineStr = "\u2026" + lineStr.substring(trimStart);
    ci -= trimStart - 1;
  }
  if (lineStr.length > 80)
    lineStr = lineStr.substring(0, 79) + "\u2026";
  if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
    let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
    if (prev.length > 80)
      prev = prev.substring(0, 79) + "\u2026\n";
    lineStr = prev + lineStr;
  }
  if (/[^ ]/.test(lineStr)) {
    let count3 = 1;
    const end = error2.linePos[1];
    if (end?.line === line && end.col > col) {
      count3 = Math.max(1, Math.min(end.col - col, 80 - ci));
    }
    const pointer = " ".repeat(ci) + "^".repeat(count3);
    error2.message += `:

${lineStr}
${pointer}
`;
  }
};

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
  for (const token2 of tokens) {
    if (reqSpace) {
      if (token2.type !== "space" && token2.type !== "newline" && token2.type !== "comma")
        onError(token2.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      reqSpace = false;
    }
    if (tab) {
      if (atNewline && token2.type !== "comment" && token2.type !== "newline") {
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      }
      tab = null;
    }
    switch (token2.type) {
      case "space":
        if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token2.source.includes("	")) {
          tab = token2;
        }
        hasSpace = true;
        break;
      case "comment": {
        if (!hasSpace)
          onError(token2, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        const cb = token2.source.substring(1) || " ";
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
            comment += token2.source;
          else if (!found || indicator !== "seq-item-ind")
            spaceBefore = true;
        } else
          commentSep += token2.source;
        atNewline = true;
        hasNewline = true;
        if (anchor || tag)
          newlineAfterProp = token2;
        hasSpace = true;
        break;
      case "anchor":
        if (anchor)
          onError(token2, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
        if (token2.source.endsWith(":"))
          onError(token2.offset + token2.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
        anchor = token2;
        start ?? (start = token2.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      case "tag": {
        if (tag)
          onError(token2, "MULTIPLE_TAGS", "A node can have at most one tag");
        tag = token2;
        start ?? (start = token2.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      }
      case indicator:
        if (anchor || tag)
          onError(token2, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token2.source} indicator`);
        if (found)
          onError(token2, "UNEXPECTED_TOKEN", `Unexpected ${token2.source} in ${flow ?? "collection"}`);
        found = token2;
        atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
        hasSpace = false;
        break;
      case "comma":
        if (flow) {
          if (comma)
            onError(token2, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
          comma = token2;
          atNewline = false;
          hasSpace = false;
          break;
        }
      // else fallthrough
      default:
        onError(token2, "UNEXPECTED_TOKEN", `Unexpected ${token2.type} token`);
        atNewline = false;
        hasSpace = false;
    }
  }
  const last = tokens[tokens.length - 1];
  const end = last ? last.offset + last.source.length : offset;
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
    end,
    start: start ?? end
  };
}

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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
  if (fc?.type === "flow-collection") {
    const end = fc.end[0];
    if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) {
      const msg = "Flow end indicator should be more indented than parent";
      onError(end, "BAD_INDENT", msg, true);
    }
  }
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items.some((pair2) => isEqual(pair2.key, search));
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-map.js
var startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLMap;
  const map2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  let offset = bm.offset;
  let commentEnd = null;
  for (const collItem of bm.items) {
    const { start, key, sep, value } = collItem;
    const keyProps = resolveProps(start, {
      indicator: "explicit-key-ind",
      next: key ?? sep?.[0],
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
      if (!keyProps.anchor && !keyProps.tag && !sep) {
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
    const valueProps = resolveProps(sep ?? [], {
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
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep, null, valueProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, value, onError);
      offset = valueNode.range[2];
      const pair2 = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair2.srcToken = collItem;
      map2.items.push(pair2);
    } else {
      if (implicitKey)
        onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
      if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair2 = new Pair(keyNode);
      if (ctx.options.keepSourceTokens)
        pair2.srcToken = collItem;
      map2.items.push(pair2);
    }
  }
  if (commentEnd && commentEnd < offset)
    onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
  map2.range = [bm.offset, offset, commentEnd ?? offset];
  return map2;
}

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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
  let comment = "";
  if (end) {
    let hasSpace = false;
    let sep = "";
    for (const token2 of end) {
      const { source: source2, type } = token2;
      switch (type) {
        case "space":
          hasSpace = true;
          break;
        case "comment": {
          if (reqSpace && !hasSpace)
            onError(token2, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = source2.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += sep + cb;
          sep = "";
          break;
        }
        case "newline":
          if (comment)
            sep += source2;
          hasSpace = true;
          break;
        default:
          onError(token2, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
      }
      offset += source2.length;
    }
  }
  return { comment, offset };
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
var blockMsg = "Block collections are not allowed within flow collections";
var isBlock = (token2) => token2 && (token2.type === "block-map" || token2.type === "block-seq");
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
    const { start, key, sep, value } = collItem;
    const props = resolveProps(start, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key ?? sep?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep && !value) {
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
    if (!isMap2 && !sep && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep, null, props, onError);
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
      const valueProps = resolveProps(sep ?? [], {
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
          if (sep)
            for (const st of sep) {
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
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep, null, valueProps, onError) : null;
      if (valueNode) {
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair2 = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair2.srcToken = collItem;
      if (isMap2) {
        const map2 = coll;
        if (mapIncludes(ctx, map2.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        map2.items.push(pair2);
      } else {
        const map2 = new YAMLMap(ctx.schema);
        map2.flow = true;
        map2.items.push(pair2);
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
    const name2 = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name2} must end with a ${expectedEnd}` : `${name2} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1)
      ee.unshift(ce);
  }
  if (ee.length > 0) {
    const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end.comment) {
      if (coll.comment)
        coll.comment += "\n" + end.comment;
      else
        coll.comment = end.comment;
    }
    coll.range = [fc.offset, cePos, end.offset];
  } else {
    coll.range = [fc.offset, cePos, cePos];
  }
  return coll;
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN2, ctx, token2, onError, tagName, tag) {
  const coll = token2.type === "block-map" ? resolveBlockMap(CN2, ctx, token2, onError, tag) : token2.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token2, onError, tag) : resolveFlowCollection(CN2, ctx, token2, onError, tag);
  const Coll = coll.constructor;
  if (tagName === "!" || tagName === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
  }
  if (tagName)
    coll.tag = tagName;
  return coll;
}
function composeCollection(CN2, ctx, token2, props, onError) {
  const tagToken = props.tag;
  const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
  if (token2.type === "block-seq") {
    const { anchor, newlineAfterProp: nl } = props;
    const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
      const message = "Missing newline after block sequence props";
      onError(lastProp, "MISSING_CHAR", message);
    }
  }
  const expType = token2.type === "block-map" ? "map" : token2.type === "block-seq" ? "seq" : token2.start.source === "{" ? "map" : "seq";
  if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN2, ctx, token2, onError, tagName);
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
      return resolveCollection(CN2, ctx, token2, onError, tagName);
    }
  }
  const coll = resolveCollection(CN2, ctx, token2, onError, tagName, tag);
  const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
  const node = isNode(res) ? res : new Scalar(res);
  node.range = coll.range;
  node.tag = tagName;
  if (tag?.format)
    node.format = tag.format;
  return node;
}

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
    let end2 = start + header.length;
    if (scalar.source)
      end2 += scalar.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
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
  let sep = "";
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
      value += sep + indent.slice(trimIndent) + content;
      sep = "\n";
    } else if (indent.length > trimIndent || content[0] === "	") {
      if (sep === " ")
        sep = "\n";
      else if (!prevMoreIndented && sep === "\n")
        sep = "\n\n";
      value += sep + indent.slice(trimIndent) + content;
      sep = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep === "\n")
        value += "\n";
      else
        sep = "\n";
    } else {
      value += sep + content;
      sep = " ";
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
  const end = start + header.length + scalar.source.length;
  return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict2, onError) {
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
    const token2 = props[i];
    switch (token2.type) {
      case "space":
        hasSpace = true;
      // fallthrough
      case "newline":
        length += token2.source.length;
        break;
      case "comment":
        if (strict2 && !hasSpace) {
          const message = "Comments must be separated from other tokens by white space characters";
          onError(token2, "MISSING_CHAR", message);
        }
        length += token2.source.length;
        comment = token2.source.substring(1);
        break;
      case "error":
        onError(token2, "UNEXPECTED_TOKEN", token2.message);
        length += token2.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        const message = `Unexpected token in block scalar header: ${token2.type}`;
        onError(token2, "UNEXPECTED_TOKEN", message);
        const ts = token2.source;
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict2, onError) {
  const { offset, type, source: source2, end } = scalar;
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
  const re = resolveEnd(end, valueEnd, strict2, onError);
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
  let sep = " ";
  let pos = line.lastIndex;
  while (match = line.exec(source2)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep === "\n")
        res += sep;
      else
        sep = "\n";
    } else {
      res += sep + lm;
      sep = " ";
    }
    pos = line.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source2);
  return res + sep + (match?.[1] ?? "");
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
var escapeCodes = {
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
  N: "\x85",
  // Unicode next line
  _: "\xA0",
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token2, tagToken, onError) {
  const { value, type, comment, range: range2 } = token2.type === "block-scalar" ? resolveBlockScalar(ctx, token2, onError) : resolveFlowScalar(token2, ctx.options.strict, onError);
  const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
  let tag;
  if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[SCALAR];
  } else if (tagName)
    tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
  else if (token2.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token2, onError);
  else
    tag = ctx.schema[SCALAR];
  let scalar;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token2, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar = isScalar(res) ? res : new Scalar(res);
  } catch (error2) {
    const msg = error2 instanceof Error ? error2.message : String(error2);
    onError(tagToken ?? token2, "TAG_RESOLVE_FAILED", msg);
    scalar = new Scalar(value);
  }
  scalar.range = range2;
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
function findScalarTagByTest({ atKey, directives, schema: schema4 }, value, token2, onError) {
  const tag = schema4.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema4[SCALAR];
  if (schema4.compat) {
    const compat = schema4.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema4[SCALAR];
    if (tag.tag !== compat.tag) {
      const ts = directives.tagString(tag.tag);
      const cs = directives.tagString(compat.tag);
      const msg = `Value may be parsed as either ${ts} or ${cs}`;
      onError(token2, "TAG_RESOLVE_FAILED", msg, true);
    }
  }
  return tag;
}

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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-node.js
var CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token2, props, onError) {
  const atKey = ctx.atKey;
  const { spaceBefore, comment, anchor, tag } = props;
  let node;
  let isSrcToken = true;
  switch (token2.type) {
    case "alias":
      node = composeAlias(ctx, token2, onError);
      if (anchor || tag)
        onError(token2, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      node = composeScalar(ctx, token2, tag, onError);
      if (anchor)
        node.anchor = anchor.source.substring(1);
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        node = composeCollection(CN, ctx, token2, props, onError);
        if (anchor)
          node.anchor = anchor.source.substring(1);
      } catch (error2) {
        const message = error2 instanceof Error ? error2.message : String(error2);
        onError(token2, "RESOURCE_EXHAUSTION", message);
      }
      break;
    default: {
      const message = token2.type === "error" ? token2.message : `Unsupported token (type: ${token2.type})`;
      onError(token2, "UNEXPECTED_TOKEN", message);
      isSrcToken = false;
    }
  }
  node ?? (node = composeEmptyNode(ctx, token2.offset, void 0, null, props, onError));
  if (anchor && node.anchor === "")
    onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token2, "NON_STRING_KEY", msg);
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    if (token2.type === "scalar" && token2.source === "")
      node.comment = comment;
    else
      node.commentBefore = comment;
  }
  if (ctx.options.keepSourceTokens && isSrcToken)
    node.srcToken = token2;
  return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
  const token2 = {
    type: "scalar",
    offset: emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
  };
  const node = composeScalar(ctx, token2, tag, onError);
  if (anchor) {
    node.anchor = anchor.source.substring(1);
    if (node.anchor === "")
      onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    node.comment = comment;
    node.range[2] = end;
  }
  return node;
}
function composeAlias({ options: options2 }, { offset, source: source2, end }, onError) {
  const alias = new Alias(source2.substring(1));
  if (alias.source === "")
    onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
  if (alias.source.endsWith(":"))
    onError(offset + source2.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
  const valueEnd = offset + source2.length;
  const re = resolveEnd(end, valueEnd, options2.strict, onError);
  alias.range = [offset, valueEnd, re.offset];
  if (re.comment)
    alias.comment = re.comment;
  return alias;
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options2, directives, { offset, start, value, end }, onError) {
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
    next: value ?? end?.[0],
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
  const re = resolveEnd(end, contentEnd, false, onError);
  if (re.comment)
    doc.comment = re.comment;
  doc.range = [offset, contentEnd, re.offset];
  return doc;
}

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
var Composer = class {
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
    for (const token2 of tokens)
      yield* this.next(token2);
    yield* this.end(forceDoc, endOffset);
  }
  /** Advance the composer by one CST token. */
  *next(token2) {
    switch (token2.type) {
      case "directive":
        this.directives.add(token2.source, (offset, message, warning) => {
          const pos = getErrorPos(token2);
          pos[0] += offset;
          this.onError(pos, "BAD_DIRECTIVE", message, warning);
        });
        this.prelude.push(token2.source);
        this.atDirectives = true;
        break;
      case "document": {
        const doc = composeDoc(this.options, this.directives, token2, this.onError);
        if (this.atDirectives && !doc.directives.docStart)
          this.onError(token2, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
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
        this.prelude.push(token2.source);
        break;
      case "error": {
        const msg = token2.source ? `${token2.message}: ${JSON.stringify(token2.source)}` : token2.message;
        const error2 = new YAMLParseError(getErrorPos(token2), "UNEXPECTED_TOKEN", msg);
        if (this.atDirectives || !this.doc)
          this.errors.push(error2);
        else
          this.doc.errors.push(error2);
        break;
      }
      case "doc-end": {
        if (!this.doc) {
          const msg = "Unexpected doc-end without preceding document";
          this.errors.push(new YAMLParseError(getErrorPos(token2), "UNEXPECTED_TOKEN", msg));
          break;
        }
        this.doc.directives.docEnd = true;
        const end = resolveEnd(token2.end, token2.offset + token2.source.length, this.doc.options.strict, this.onError);
        this.decorate(this.doc, true);
        if (end.comment) {
          const dc = this.doc.comment;
          this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
        }
        this.doc.range[2] = end.offset;
        break;
      }
      default:
        this.errors.push(new YAMLParseError(getErrorPos(token2), "UNEXPECTED_TOKEN", `Unsupported token ${token2.type}`));
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-visit.js
var BREAK2 = /* @__PURE__ */ Symbol("break visit");
var SKIP2 = /* @__PURE__ */ Symbol("skip children");
var REMOVE2 = /* @__PURE__ */ Symbol("remove item");
function visit3(cst, visitor) {
  if ("type" in cst && cst.type === "document")
    cst = { start: cst.start, value: cst.value };
  _visit(Object.freeze([]), cst, visitor);
}
visit3.BREAK = BREAK2;
visit3.SKIP = SKIP2;
visit3.REMOVE = REMOVE2;
visit3.itemAtPath = (cst, path) => {
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
visit3.parentCollection = (cst, path) => {
  const parent = visit3.itemAtPath(cst, path.slice(0, -1));
  const field = path[path.length - 1][0];
  const coll = parent?.[field];
  if (coll && "items" in coll)
    return coll;
  throw new Error("Parent collection not found");
};
function _visit(path, item, visitor) {
  let ctrl = visitor(item, path);
  if (typeof ctrl === "symbol")
    return ctrl;
  for (const field of ["key", "value"]) {
    const token2 = item[field];
    if (token2 && "items" in token2) {
      for (let i = 0; i < token2.items.length; ++i) {
        const ci = _visit(Object.freeze(path.concat([[field, i]])), token2.items[i], visitor);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK2)
          return BREAK2;
        else if (ci === REMOVE2) {
          token2.items.splice(i, 1);
          i -= 1;
        }
      }
      if (typeof ctrl === "function" && field === "key")
        ctrl = ctrl(item, path);
    }
  }
  return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst.js
var BOM = "\uFEFF";
var DOCUMENT = "";
var FLOW_END = "";
var SCALAR2 = "";
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
var hexDigits = new Set("0123456789ABCDEFabcdef");
var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
var flowIndicatorChars = new Set(",[]{}");
var invalidAnchorChars = new Set(" ,[]{}\n\r	");
var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
var Lexer = class {
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
    let end = this.lineEndPos;
    if (typeof end !== "number" || end !== -1 && end < this.pos) {
      end = this.buffer.indexOf("\n", this.pos);
      this.lineEndPos = end;
    }
    if (end === -1)
      return this.atEnd ? this.buffer.substring(this.pos) : null;
    if (this.buffer[end - 1] === "\r")
      end -= 1;
    return this.buffer.substring(this.pos, end);
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
    let end = this.buffer.indexOf(quote2, this.pos + 1);
    if (quote2 === "'") {
      while (end !== -1 && this.buffer[end + 1] === "'")
        end = this.buffer.indexOf("'", end + 2);
    } else {
      while (end !== -1) {
        let n = 0;
        while (this.buffer[end - 1 - n] === "\\")
          n += 1;
        if (n % 2 === 0)
          break;
        end = this.buffer.indexOf('"', end + 1);
      }
    }
    const qb = this.buffer.substring(0, end);
    let nl = qb.indexOf("\n", this.pos);
    if (nl !== -1) {
      while (nl !== -1) {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = qb.indexOf("\n", cs);
      }
      if (nl !== -1) {
        end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
      }
    }
    if (end === -1) {
      if (!this.atEnd)
        return this.setNext("quoted-scalar");
      end = this.buffer.length;
    }
    yield* this.pushToIndex(end + 1, false);
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
    let end = this.pos - 1;
    let i = this.pos - 1;
    let ch;
    while (ch = this.buffer[++i]) {
      if (ch === ":") {
        const next = this.buffer[i + 1];
        if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
          break;
        end = i;
      } else if (isEmpty(ch)) {
        let next = this.buffer[i + 1];
        if (ch === "\r") {
          if (next === "\n") {
            i += 1;
            ch = "\n";
            next = this.buffer[i + 1];
          } else
            end = i;
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
        end = i;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("plain-scalar");
    yield SCALAR2;
    yield* this.pushToIndex(end + 1, true);
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter = class {
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

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list2, type) {
  for (let i = 0; i < list2.length; ++i)
    if (list2[i].type === type)
      return true;
  return false;
}
function findNonEmptyIndex(list2) {
  for (let i = 0; i < list2.length; ++i) {
    switch (list2[i].type) {
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
function isFlowToken(token2) {
  switch (token2?.type) {
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
var Parser = class {
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
    const token2 = error2 ?? this.stack.pop();
    if (!token2) {
      const message = "Tried to pop an empty stack";
      yield { type: "error", offset: this.offset, source: "", message };
    } else if (this.stack.length === 0) {
      yield token2;
    } else {
      const top = this.peek(1);
      if (token2.type === "block-scalar") {
        token2.indent = "indent" in top ? top.indent : 0;
      } else if (token2.type === "flow-collection" && top.type === "document") {
        token2.indent = 0;
      }
      if (token2.type === "flow-collection")
        fixFlowSeqItems(token2);
      switch (top.type) {
        case "document":
          top.value = token2;
          break;
        case "block-scalar":
          top.props.push(token2);
          break;
        case "block-map": {
          const it = top.items[top.items.length - 1];
          if (it.value) {
            top.items.push({ start: [], key: token2, sep: [] });
            this.onKeyLine = true;
            return;
          } else if (it.sep) {
            it.value = token2;
          } else {
            Object.assign(it, { key: token2, sep: [] });
            this.onKeyLine = !it.explicitKey;
            return;
          }
          break;
        }
        case "block-seq": {
          const it = top.items[top.items.length - 1];
          if (it.value)
            top.items.push({ start: [], value: token2 });
          else
            it.value = token2;
          break;
        }
        case "flow-collection": {
          const it = top.items[top.items.length - 1];
          if (!it || it.value)
            top.items.push({ start: [], key: token2, sep: [] });
          else if (it.sep)
            it.value = token2;
          else
            Object.assign(it, { key: token2, sep: [] });
          return;
        }
        /* istanbul ignore next should not happen */
        default:
          yield* this.pop();
          yield* this.pop(token2);
      }
      if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token2.type === "block-map" || token2.type === "block-seq")) {
        const last = token2.items[token2.items.length - 1];
        if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token2.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token2.indent))) {
          if (top.type === "document")
            top.end = last.start;
          else
            top.items.push({ start: last.start });
          token2.items.splice(-1, 1);
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
      let sep;
      if (scalar.end) {
        sep = scalar.end;
        sep.push(this.sourceToken);
        delete scalar.end;
      } else
        sep = [this.sourceToken];
      const map2 = {
        type: "block-map",
        offset: scalar.offset,
        indent: scalar.indent,
        items: [{ start, key: scalar, sep }]
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
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
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
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
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
              const sep = it.sep;
              sep.push(this.sourceToken);
              delete it.key;
              delete it.sep;
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: start2, key, sep }]
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
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
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
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
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
        const sep = fc.end.splice(1, fc.end.length);
        sep.push(this.sourceToken);
        const map2 = {
          type: "block-map",
          offset: fc.offset,
          indent: fc.indent,
          items: [{ start, key: fc, sep }]
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
  *lineEnd(token2) {
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
        if (token2.end)
          token2.end.push(this.sourceToken);
        else
          token2.end = [this.sourceToken];
        if (this.type === "newline")
          yield* this.pop();
    }
  }
};

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
function parse5(src, reviver, options2) {
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

// src/files/front-matter.ts
function readTokens(text, most2) {
  const lines = new LineCounter();
  const lineAt2 = (offset) => Math.max(1, lines.linePos(offset).line);
  const tokens = [];
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  let pieces = 0;
  for (const piece of new Lexer().lex(text)) {
    tokens.push(...parser.next(piece));
    pieces += piece.split("\\").length;
    if (parser.stack.length > most2.depth || pieces > most2.pieces) return { tooMuchAt: lineAt2(parser.offset) };
  }
  tokens.push(...parser.end());
  return { tokens, lineAt: lineAt2 };
}
var fence = "---";
var longestHead = 1e6;
var most = { depth: 32, pieces: 1e4 };
var refuse = () => {
  throw new Error("only YAML front matter is read");
};
var yamlOptions = { schema: "core", logLevel: "error" };
var engines2 = {
  yaml: (text) => parse5(text, { ...yamlOptions, maxAliasCount: 20 }),
  javascript: refuse,
  json: refuse
};
function parseFrontMatter(text, where) {
  const normal = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const [first = ""] = normal.split("\n", 1);
  if (first !== fence) throw broken(where, 1, "a first line of exactly ---", first);
  const behind = normal.slice(fence.length);
  const closing3 = /\n---(?:\n|$)/.exec(behind);
  if (closing3 === null) {
    throw broken(where, normal.split("\n").length, "a line of exactly --- that closes the front matter", "none");
  }
  const head = behind.slice(1, Math.max(1, closing3.index));
  const body = behind.slice(closing3.index + closing3[0].length).replace(/^\n/, "");
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
function lineOfKey(text, path) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text.replace(/^\ufeff/, "").replace(/^(---[^]*?\n)---(?:\r?\n[^]*)?$/, "$1"), {
    ...yamlOptions,
    // The comparison of each key with every other takes quadratic time.
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
    fix: "Repair that line, or restore the last valid file with: autonomous-workflow repair",
    exitCode: exitCodes.invalidState
  });
}

// src/loop/state-document.ts
function stateDocument(paths) {
  const { form, ...file } = stateFile(paths);
  const modified = () => (0, import_node_fs7.statSync)(paths.state, { throwIfNoEntry: false })?.mtime ?? /* @__PURE__ */ new Date(0);
  return {
    ...file,
    form: { ...form, parse: (text) => validateState(text, paths, modified()) },
    mayBeRemoved: true,
    wasThere: () => hasRemains(paths),
    noteRestored: ({ value, kept, why }, now) => noteState(paths, now, value, { event: "state-restored", kept: kept ?? "none", why })
  };
}
function validateState(text, paths, modified) {
  const { data, body } = parseFrontMatter(text, paths.state);
  if (data.schema === void 0 && data.workflow_type === void 0) throw foreign2(paths);
  const candidate = data.schema === void 0 ? migrateSeedState(data, body, modified.toISOString()) : data;
  const result = stateSchema.safeParse(candidate);
  if (!result.success) throw invalid(paths, text, result.error.issues, candidate);
  if (result.data.name !== paths.name) {
    const message = `expected '${paths.name}', as the folder says`;
    throw invalid(paths, text, [{ path: ["name"], message }], candidate);
  }
  return result.data;
}
function foreign2(paths) {
  return new WorkflowError("This is not a state file of autonomous-workflow", {
    where: paths.state,
    expected: "front matter with workflow_type",
    fix: "Move the file away or choose another name for the workflow; it was left as it is.",
    exitCode: exitCodes.invalidState
  });
}
function invalid(paths, text, issues, data) {
  return new WorkflowError("The state file is not valid", {
    where: paths.state,
    received: formatIssues(issues, data, { locate: (path) => lineOfKey(text, path) }).join("; "),
    fix: `Repair these lines, or restore the last valid state with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState
  });
}

// src/research/outlook-file.ts
var import_node_fs8 = require("node:fs");
var sample2 = {
  questions: [{ id: "", text: "", priority: "low" }],
  goal: "new",
  gaps: [{ id: "", task: "" }],
  anglesTaken: [""],
  codeIsUnread: true,
  newClaims: 0,
  outage: null,
  verifiers: 0,
  unsorted: 0,
  pages: [""],
  warnings: [""],
  checks: ""
};
var outlookFile = runtimeFile("outlook.json", { size: 0, mtimeMs: 0, outlook: sample2 });
function writeOutlook(paths, outlook) {
  const { size, mtimeMs } = ledgerNow(paths);
  outlookFile.write(paths, { size, mtimeMs, outlook });
}
function ledgerNow({ ledger }) {
  return (0, import_node_fs8.statSync)(ledger, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
}

// src/research/rules/claim-matcher.ts
var fewestOfHalf = 4;
function shareQuote(one, other) {
  const [own3, theirs] = [one, other].map(
    (all) => all.map(({ source: source2, quote: quote2 }) => ({ source: source2, words: bareWords(quote2).join(" ") }))
  );
  return own3?.some((quoted2) => theirs?.some((known) => partInCommon(quoted2, known) > 0)) === true;
}
function partInCommon(one, other = { source: "", words: "" }) {
  const [short, long] = one.words.length < other.words.length ? [one.words, other.words] : [other.words, one.words];
  if (short === "" || one.source !== other.source) return 0;
  if (long.includes(short)) return 1;
  const words3 = short.split(" ");
  const middle = Math.ceil(words3.length / 2);
  if (middle < fewestOfHalf) return 0;
  return [words3.slice(0, middle), words3.slice(-middle)].some((half) => long.includes(half.join(" "))) ? 0.5 : 0;
}

// src/research/rules/second-in-store.ts
var mostClaims = 10;
var mostPages = 2;
var mostOfPage = 5;
var leastShown = 0.28;
var leastOfName = 4;
var shortestSentence = 20;
var longestPassage = 500;
var shownOfPassage = 220;
function secondInStore(alone, sources, pages, carried = /* @__PURE__ */ new Set()) {
  const passages = passagesFor(alone, sources, pages);
  const urls = bestPages(passages);
  const ofPages = passages.filter(({ url }) => urls.includes(url));
  const isFirst2 = ({ claim: claim3 }) => carried.has(claim3.id);
  const chosen = /* @__PURE__ */ new Map();
  for (const one of [...ofPages.filter(isFirst2), ...ofPages])
    if (chosen.size < mostClaims && !chosen.has(one.claim)) chosen.set(one.claim, one);
  const [first] = chosen.keys();
  if (first === void 0) return void 0;
  const each = [...chosen.values()].map(({ claim: claim3, url, text, score }) => {
    const shown2 = score < leastShown ? "" : ` (${url}: ${quotedWords(text, shownOfPassage)})`;
    return `${claim3.id} ${allWords(claim3.text)}${shown2}`;
  });
  const read = urls.map((url) => `${url}#stored`).join(" and ");
  return {
    id: [...chosen.keys()].map(({ id }) => `${id}:second-source`).join(togetherWith),
    task: `One party alone says each of these, and stored pages of others speak of the same: read ${read}. Hand in what such a page says of any of them, with its own quote and, where it says the same, "supports": "${first.id}"; what it denies is a contradiction. Search further only for what these pages leave open: ${each.join("; ")}`,
    kind: "second-source"
  };
}
function bestPages(passages) {
  const chosen = [];
  for (let round = 0; round < mostPages; round += 1) {
    const known = /* @__PURE__ */ new Map();
    for (const { claim: claim3, url, score } of passages)
      if (chosen.includes(url)) known.set(claim3, Math.max(score, known.get(claim3) ?? 0));
    const gains = /* @__PURE__ */ new Map();
    for (const { claim: claim3, url, score } of passages)
      gains.set(url, [...gains.get(url) ?? [], Math.max(0, score - (known.get(claim3) ?? 0))]);
    const valued = [...gains].map(([url, gain]) => ({
      url,
      value: gain.toSorted((one, other) => other - one).slice(0, mostOfPage).reduce((sum, one) => sum + one, 0)
    }));
    const best = valued.toSorted((one, other) => other.value - one.value)[0];
    if (best !== void 0 && best.value > 0) chosen.push(best.url);
  }
  return chosen;
}
function passagesFor(alone, sources, pages) {
  const web = sources.filter((source2) => !isFile(source2));
  const names2 = namesIn4(web);
  const sentences = sentencesNaming(names2, pages);
  const weightOf2 = rarity(sentences);
  const parties2 = partiesOf(sources);
  const byAddress = new Map(web.map((source2) => [pageAddress(source2.url), source2]));
  const byId = new Map(web.map((source2) => [source2.id, source2]));
  const found = alone.flatMap((claim3) => {
    const cited = claim3.evidence.filter(mayBeCited).flatMap(({ source: source2 }) => byId.get(source2) ?? []);
    const named3 = names2.filter((name2) => mentions(claim3.text, name2));
    if (cited.length === 0 || named3.length === 0) return [];
    const own3 = new Set(cited.map(({ id }) => parties2.get(id)));
    const publishers = new Set(cited.map(publisherKey));
    const isOther = (url) => {
      const known = byAddress.get(pageAddress(url));
      const isOwn = known !== void 0 && own3.has(parties2.get(known.id));
      return !isOwn && !publishers.has(publisherKey(known ?? { canonical: "", url }));
    };
    const ofNames = new Set(named3.flatMap((name2) => [...stemsIn(name2)]));
    const words3 = [...distinctiveOf(claim3.text).content].filter((stem2) => !ofNames.has(stem2));
    const whole = words3.reduce((sum, stem2) => sum + weightOf2(stem2), 0);
    const best = /* @__PURE__ */ new Map();
    for (const { url, text, stems, names: of } of sentences) {
      const score = words3.reduce((sum, stem2) => sum + (stems.has(stem2) ? weightOf2(stem2) : 0), 0) / whole;
      if (score > (best.get(url)?.score ?? -1) && named3.some((name2) => of.has(name2)) && isOther(url))
        best.set(url, { claim: claim3, url, text, score });
    }
    return [...best.values()];
  });
  return found.toSorted((one, other) => other.score - one.score);
}
function namesIn4(sources) {
  const all = sources.flatMap((source2) => makerNames(source2)).map((name2) => name2.toLowerCase());
  return [...new Set(all)].filter((name2) => name2.length >= leastOfName);
}
var patternOf = remembered(
  (name2) => new RegExp(`(?<![\\p{L}\\p{N}])${literally(name2)}(?![\\p{L}\\p{N}])`, "iu")
);
var mentions = (text, name2) => patternOf(name2).test(text);
function sentencesNaming(names2, pages) {
  return pages.flatMap(({ url, text }) => {
    const lower = text.toLowerCase();
    const likely = names2.filter((name2) => lower.includes(name2));
    if (likely.length === 0) return [];
    const sentences = text.split(/\n|(?<=[.!?])\s+/).map((one) => one.trim()).filter(({ length }) => length >= shortestSentence);
    return sentences.flatMap((sentence, at2) => {
      const named3 = likely.filter((name2) => mentions(sentence, name2));
      if (named3.length === 0) return [];
      const passage = `${sentence} ${sentences[at2 + 1] ?? ""}`.slice(0, longestPassage);
      return [{ url, text: passage, names: new Set(named3), stems: stemsIn(passage) }];
    });
  });
}
function rarity(sentences) {
  const holders = /* @__PURE__ */ new Map();
  for (const { stems } of sentences) for (const stem2 of stems) holders.set(stem2, (holders.get(stem2) ?? 0) + 1);
  return (stem2) => Math.log(1 + sentences.length / (1 + (holders.get(stem2) ?? 0)));
}

// src/research/rules/second-party.ts
var mostClaims2 = 5;
var mostOthers = 4;
var mostWords = 7;
var filling = new Set(
  `about above according after all among an and announced are as at be been before behind by claims does for from goes has have holds
if in is it its itself keeps largely like like most not of on once one only or other own possibly puts reported reports says since so some that
the their they through to up use uses used was were when while with without work worked works refer refers repeats gives given itself`.split(
    /\s+/
  )
);
var counts2 = {
  measured: "a measurement or report of another party, with its own numbers",
  behaviour: "the library or server underneath, the standard, an issue, a changelog or a competitor\u2019s documentation that says so"
};
var ofFailure = /\b(?:los(?:es?|s|t|ing)|gone|surviv\w+|fail(?:ures?|overs?| over)|crash\w*|durab\w+|acknowledg\w+|answered|confirm\w*|asynchronous\w*|quorum|majority|redundan\w+|outage|down|offline|available)\b/i;
var ofLackingPage = /\b(?:pages?|docs|documentation|guides?|FAQ|README)(?: (?:of|on|for|to|about)(?! an? )(?: (?!(?:says?|states?|recommends?|that|which)\b)[^\s.;,]+){1,9}?)? (?:(?:says?|has) (?:nothing|neither)|(?:states?|names?|mentions?|gives?) (?:no|nothing|neither)|(?:do(?:es)? not|never) (?:says?|states?|names?|mentions?|gives?)|(?:is|are) silent)\b/i;
function secondParties(alone, ledger, carried = /* @__PURE__ */ new Set()) {
  const sources = sourcesById(ledger);
  const parties2 = partiesIn(ledger);
  const rank3 = (claim3) => {
    const own3 = parties2.of(claim3);
    const isOfOther = pagesOf(claim3.evidence, sources).some((page) => isOfRival(claim3.text, page, sources));
    if (isOfOther && !meet(parties2.namedIn(claim3.text), own3)) return 0;
    const kind = kindOfClaim(claim3, sources);
    if (kind === "measured") return 1;
    const isSpokenOf = [...own3].some((party) => parties2.speakersOf(party).some((one) => !own3.has(one)));
    return kind === "own" && !isSpokenOf ? 3 : 2;
  };
  let left = alone.filter(mayHaveSecond(ledger)).map((claim3) => ({ claim: claim3, rank: rank3(claim3) + (carried.has(claim3.id) ? 0 : 4) })).sort((one, other) => one.rank - other.rank).map(({ claim: claim3 }) => claim3);
  const gaps = [];
  while (left[0] !== void 0) {
    const [first, ...others] = left;
    const alike = others.filter(({ id }) => carried.has(id) === carried.has(first.id));
    const together = [first, ...nearest(first, alike, parties2).slice(0, mostClaims2 - 1)];
    left = others.filter((claim3) => !together.includes(claim3));
    gaps.push(gapOf(together, sources, parties2));
  }
  return gaps;
}
function mayHaveSecond(ledger) {
  const sources = sourcesById(ledger);
  const parties2 = partiesIn(ledger);
  return (claim3) => {
    if (claim3.verdict === "contradicted" || isOfAbsence(claim3)) return false;
    const kind = kindOfClaim(claim3, sources);
    const named3 = [...parties2.namedIn(claim3.text)];
    const own3 = parties2.of(claim3);
    const isOfOwn = kind === "behaviour" && named3.length > 0 && named3.every((party) => own3.has(party));
    if (kind !== "own" && !isOfOwn) return true;
    return ofFailure.test(claim3.text) && !isDecidedByMaker(claim3.text);
  };
}
function isOfAbsence({ text, evidence: evidence2 }) {
  return ofLackingPage.test(text) || evidence2.some((one) => one.searched !== void 0 && mayBeCited(one));
}
function meet(one, other) {
  return [...one].some((item) => other.has(item));
}
var partiesIn = remembered((ledger) => {
  const sources = sourcesById(ledger);
  const numbers2 = partiesOf(ledger.sources);
  const ofPublisher = new Map(ledger.sources.map((source2) => [publisherKey(source2), numbers2.get(source2.id)]));
  const of = ({ evidence: evidence2 }) => new Set(pagesOf(evidence2, sources).flatMap((page) => isFile(page) ? [] : [numbers2.get(page.id)]));
  const namedIn = (text) => new Set([...makersNamed(text, sources)].map((maker) => ofPublisher.get(maker)));
  const speaking = ledger.claims.filter((claim3) => !isOfAbsence(claim3)).map((claim3) => ({ own: of(claim3), named: namedIn(claim3.text) }));
  const speakersOf = remembered(
    (party) => speaking.flatMap(({ own: own3, named: named3 }) => named3.has(party) ? [...own3] : [])
  );
  const sizes = /* @__PURE__ */ new Map();
  for (const { id, party = "" } of ledger.sources) {
    const [name2 = ""] = party.split(/ *[(,;]/);
    const known = sizes.get(numbers2.get(id)) ?? { name: name2, pages: 0 };
    if (name2 !== "") sizes.set(numbers2.get(id), { ...known, pages: known.pages + 1 });
  }
  const names2 = [...sizes].sort(([, one], [, other]) => other.pages - one.pages).map(([party, { name: name2 }]) => [party, name2]);
  return { of, namedIn, speakersOf, names: names2 };
}, /* @__PURE__ */ new WeakMap());
function gapOf(claims, sources, parties2) {
  const isFigure = (claim3) => kindOfClaim(claim3, sources) === "measured";
  const wanted2 = [
    ...claims.some(isFigure) ? [counts2.measured] : [],
    ...claims.every(isFigure) ? [] : [counts2.behaviour]
  ];
  const each = claims.map((claim3) => {
    const all = claim3.evidence.flatMap(({ source: source2 }) => sources.get(source2) ?? []);
    const said = [...new Set(all.map(({ party, url }) => party ?? publisherOf(url)))];
    return `${claim3.id} ${allWords(claim3.text)} (said so far by: ${said.join(", ")}; search: ${searchWords(claim3.text)})`;
  });
  const speaking = claims.flatMap((claim3) => {
    const speakers = [...parties2.namedIn(claim3.text)].flatMap(parties2.speakersOf);
    return speakers.filter((party) => !parties2.of(claim3).has(party));
  });
  const known = parties2.names.filter(([party]) => speaking.includes(party)).slice(0, mostOthers).map(([, name2]) => quotedWords(name2)).join(", ");
  const first = known === "" ? "" : ` Search first what the pages of ${known} say of it, such as comparisons.`;
  const task = `One party alone says each of these. Find another for each, independent of it, that says so too or denies it. What counts: ${wanted2.join("; ")}. A page of the same organisation, or one that repeats or cites the first, does not.${first} Hand in what it says with its own quote and, where it says the same, "supports": "${claims[0]?.id}": ${each.join("; ")}`;
  return {
    id: claims.map(({ id }) => `${id}:second-source`).join(togetherWith),
    task,
    kind: "second-source"
  };
}
function searchWords(text) {
  const { content, names: names2 } = distinctiveOf(text);
  const words3 = text.match(/[\p{L}\p{N}][\p{L}\p{N}.-]*[\p{L}\p{N}]/gu) ?? [];
  const telling = words3.filter((word3) => {
    const plain2 = word3.toLowerCase();
    return !filling.has(plain2) && (names2.has(plain2) || content.has(stemOf(plain2)) || plain2.includes("-"));
  });
  return [...new Set(telling)].slice(0, mostWords).join(" ");
}
function nearest(claim3, others, { namedIn }) {
  const { content } = distinctiveOf(claim3.text);
  const named3 = namedIn(claim3.text);
  const shared = ({ text }) => [...distinctiveOf(text).content].filter((word3) => content.has(word3)).length;
  return others.filter(({ text }) => {
    const theirs = namedIn(text);
    return named3.size === 0 || theirs.size === 0 || meet(named3, theirs);
  }).map((other) => ({ other, words: shared(other) })).filter(({ words: words3 }) => words3 > 0).sort((one, other) => other.words - one.words).map(({ other }) => other);
}

// src/loop/rules/things-of-goal.ts
var name = String.raw`[\p{L}\p{N}][\p{L}\p{N}.+#/_-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}.+#_-]*){0,3}`;
var list = new RegExp(`${name}(?:, ${name})+(?:,? (?:and|or|und|oder) ${name})?`, "gu");
var fewestThings = 3;
var mostThings = 15;
function thingsIn(question2) {
  const lists = (question2.normalize("NFKC").match(list) ?? []).map((found) => [...new Set(namesOf3(found))]);
  const isOfNames = (things) => things.filter((one) => new RegExp("\\p{Lu}", "u").test(one)).length * 2 > things.length;
  const ofNames = lists.filter((things) => things.length >= fewestThings && isOfNames(things));
  return [...new Set(ofNames.flat())].slice(0, mostThings);
}
var introducing = /^(?:with|in|on|for|of|by|from|between|among|as|like|at|under|using|mit|von|zwischen|bei) (?=\S)/u;
function namesOf3(found) {
  const parts = found.split(/,? (?:and|or|und|oder) |, /).map((one) => one.replace(/\.+$/, ""));
  const from = parts.findLastIndex((one) => introducing.test(one));
  return parts.slice(Math.max(from, 0)).map((one, at2) => {
    const plain2 = one.replace(introducing, "");
    return at2 === 0 ? plain2.replace(new RegExp("^\\p{Ll}+ (?=\\p{Lu})", "u"), "") : plain2;
  });
}

// src/research/rules/answers.ts
function names(text, thing) {
  return new RegExp(`(?<![\\p{L}\\p{N}])${literally(thing)}(?![\\p{L}\\p{N}])`, "iu").test(text);
}

// src/research/rules/thing-gaps.ts
var mostAttempts = 2;
var mostTogether = 3;
function gapsOfThings(ledger, tried) {
  const claims = ledger.claims.filter(isCitable);
  return ledger.questions.filter(({ raised_by }) => raised_by === "user").flatMap(({ id, text }) => {
    const thin = thingsIn(text).map((thing) => ({ thing, key: `thing:${thing.toLowerCase()}` })).filter(
      ({ thing, key }) => !claims.some((claim3) => names(claim3.text, thing)) && (tried.get(key) ?? 0) < mostAttempts
    );
    const groups = Array.from(
      { length: Math.ceil(thin.length / mostTogether) },
      (_, at2) => thin.slice(at2 * mostTogether, (at2 + 1) * mostTogether)
    );
    return groups.map((group) => {
      const named3 = group.map(({ thing }) => thing).join(", ");
      const task = `Research ${named3} for ${id}, each by itself, in its own documentation first: report what it says to each question of the goal, and what it says nothing about, with the words searched for: ${allWords(text)}`;
      return {
        id: group.map(({ key }) => key).join(togetherWith),
        task,
        kind: "things",
        question: id
      };
    });
  });
}

// src/research/rules/gaps.ts
function unusedPages(ledger, pages) {
  const byId = sourcesById(ledger);
  const quoted2 = ledger.claims.flatMap(
    ({ evidence: evidence2 }) => evidence2.flatMap(({ source: source2, url }) => {
      const known = byId.get(source2);
      return known === void 0 ? [] : [known.canonical, ...[known.url, url ?? known.url].flatMap(addressesOf)];
    })
  );
  const used = new Set(quoted2);
  return [...pages].filter(({ outcome, page, canonical, final_url }) => {
    return outcome === "stored" && ![page, canonical, ...addressesOf(final_url)].some((address) => used.has(address));
  }).sort((one, other) => one.fetched_at < other.fetched_at ? -1 : 1);
}
function addressesOf(url) {
  return [pageAddress(url), canonicalAddress(url)];
}
var mostAttempts2 = 2;
var mostOfDocuments = 600;
var longestPath = 200;
var localPrefix = "repository:";
var retold = "A first search brought nothing; use other terms, languages and kinds of source. ";
function gapsOf(ledger, pages = [], storedTexts3 = () => [], carried = /* @__PURE__ */ new Set()) {
  const sources = sourcesById(ledger);
  const central = ledger.claims.filter(({ importance }) => importance === "central");
  const tried = attemptsOf(ledger);
  return [
    ...toRead(unusedPages(ledger, pages)),
    ...central.filter(isLead).map((claim3) => leadTo(claim3, sources)),
    ...central.filter(({ verdict }) => verdict === "contradicted").map((claim3) => refuted(claim3, ledger)),
    ...openContradictions(ledger).filter((one) => !lacksFinding(one) && one.claims?.some((side) => central.some((claim3) => claim3.id === side))).map(({ id, statement, sides }) => ({
      id,
      task: `Sources disagree (${id}). Find out which side holds, under which conditions, and why they differ: ${allWords(`${statement} (${sides.join(" / ")})`)}`
    })),
    ...secondSources(
      onceEach(ofOneOrigin(central, sources), ledger).filter(({ id }) => !tried.has(`${id}:second-source`)),
      ledger,
      { storedTexts: storedTexts3, carried }
    ),
    ...central.filter(hasSound).filter((claim3) => isSecondHand(claim3, sources)).map(({ id, text }) => ({
      id: `${id}:primary-source`,
      task: `This is known from second-hand sources only. Find where it comes from, and what exactly was measured or laid down there: ${allWords(text)}`
    }))
  ].filter(({ id }) => (tried.get(id) ?? 0) < mostAttempts2).map((gap) => ({ ...gap, task: `${(tried.get(gap.id) ?? 0) > 0 ? retold : ""}${gap.task}` })).concat(gapsOfThings(ledger, tried));
}
function secondSources(alone, ledger, { storedTexts: storedTexts3, carried }) {
  const wanted2 = alone.filter(mayHaveSecond(ledger));
  const stored = wanted2.length === 0 ? void 0 : secondInStore(wanted2, ledger.sources, storedTexts3(), carried);
  const inStore = new Set(stored?.id.split(togetherWith));
  const others = alone.filter(({ id }) => !inStore.has(`${id}:second-source`));
  return [...stored === void 0 ? [] : [stored], ...secondParties(others, ledger, carried)];
}
function onceEach(claims, { undecided = [] }) {
  const byId = new Map(claims.map((claim3) => [claim3.id, claim3]));
  const repeated = undecided.flatMap((pair2) => {
    const [one, other] = [byId.get(pair2.claim), byId.get(pair2.other)];
    return one !== void 0 && other !== void 0 && shareQuote(one.evidence, other.evidence) ? one : [];
  });
  return claims.filter((claim3) => !repeated.includes(claim3));
}
function toRead(rows) {
  const documents2 = rows.filter(({ url }) => url.startsWith(localPrefix));
  const groups = [];
  let room = 0;
  for (const row of documents2) {
    room -= nameOf(row).length;
    if (room < 0) {
      groups.push([]);
      room = mostOfDocuments - nameOf(row).length;
    }
    groups.at(-1)?.push(row);
  }
  const pages = rows.filter(({ url }) => !url.startsWith(localPrefix)).map(pageToRead);
  return [...groups.map(documentsToRead), ...pages];
}
function pageToRead({ page, url, title }) {
  const named3 = title === null ? "" : ` (${allWords(title)})`;
  const task = `Its text is stored, but nobody has used it: read ${quotedWords(url)}${named3}, and report what it says about the goal.`;
  return { id: `page:${page}`, task };
}
function documentsToRead(rows) {
  const named3 = rows.map(nameOf).join(", ");
  const task = rows.length === 1 ? `Its text is stored, but nobody has used it: read the document ${named3} of the project, and report what it says about the goal.` : `Nobody has used them: read the documents ${named3} of the project, and report what each says about the goal.`;
  return { id: `page:${rows[0]?.page ?? ""}`, task, local: true };
}
function nameOf({ url, snapshot, pages }) {
  const path = quotedWords(url.slice(localPrefix.length), longestPath);
  return pages === void 0 || snapshot === null ? path : `${path} (snapshots/${snapshot}.txt)`;
}
function isLead({ evidence: evidence2 }) {
  const isUntrue = evidence2.some(({ check: check2 }) => check2?.verdict === "found");
  return evidence2.length > 0 && !isUntrue && !evidence2.some(mayBeCited);
}
function leadTo({ id, text, evidence: evidence2 }, sources) {
  const why = evidence2.some(hasFailed) ? "the quote does not stand in it" : "nothing in it can be cited";
  if (evidence2.every(({ source: source2 }) => sources.get(source2)?.kind === "repository"))
    return {
      id: `${id}:quote`,
      task: `A file of the project was quoted for this, but ${why}. Quote the lines that say it, or what is true instead: ${allWords(text)}`,
      local: true
    };
  return {
    id: `${id}:quote`,
    task: `A source was quoted for this, but ${why}. Find a source that really says it, or what is true instead: ${allWords(text)}`
  };
}
function refuted({ id, text }, { looks = [] }) {
  const vote = looks.findLast(({ claim: claim3, verdict }) => claim3 === id && verdict === "contradicted");
  const why = vote?.reason == null ? "" : `, because ${allWords(vote.reason)}`;
  return {
    id: `${id}:refuted`,
    task: `This was refuted${why}. Find what holds instead, with its numbers and conditions, and hand that in: ${allWords(text)}`
  };
}
function hasSound({ evidence: evidence2 }) {
  return evidence2.some(({ check: check2 }) => check2 === void 0 || check2.sound || check2.verdict === "could-not-run");
}
function isSecondHand({ evidence: evidence2 }, sources) {
  const citable = evidence2.filter(mayBeCited);
  return (citable.length > 0 ? citable : evidence2).every(({ source: source2 }) => sources.get(source2)?.kind === "secondary");
}
function ofOneOrigin(claims, sources) {
  return claims.filter((claim3) => hasSound(claim3) && independentSources(claim3, sources) <= 1).filter((claim3) => !isOfRepository(claim3, sources));
}

// src/research/rules/ruling.ts
var mostVerifications = 5;
function ruleOn(votes) {
  const counted2 = votes.filter((vote) => vote !== "abstained");
  const abstained = votes.length - counted2.length;
  const winner = majority(counted2) ?? majority(counted2.filter((vote) => vote !== "unverified"));
  const verdict = winner ?? (counted2.includes("qualified") ? "qualified" : "unverified");
  const isFinal = counted2.length >= 3 || counted2.length === 2 && majority(counted2) !== void 0 || counted2.join() === "supported";
  return { verdict, counted: counted2.length, abstained, isOpen: !isFinal && votes.length < mostVerifications };
}
var majority = (votes) => claimVerdicts.find((verdict) => votes.filter((vote) => vote === verdict).length * 2 > votes.length);

// src/research/rules/different-things.ts
var mostSides = 6;
var differentThings = optional(
  array(
    object({
      contradiction: string2().check(_regex(/^X\d{3,}$/, 'expected a contradiction id such as "X002"')),
      conditions: array(string2().check(_trim(), _minLength(3), _maxLength(300))).check(_minLength(2), _maxLength(mostSides))
    })
  ).check(_maxLength(20))
);

// src/loop/rules/hand-in-fields.ts
var assignmentField = (example) => string2().check(_regex(assignmentIdPattern, `expected the assignment id from the task, such as "${example}"`));
var words2 = (least, most2) => string2().check(_trim(), _minLength(least), _maxLength(most2));
var summaryField = words2(20, 4e3);

// src/research/rules/verification.ts
var attacks = ["contradiction", "overreach", "provenance"];
var batchLimits = { claims: 10, snapshots: 6 };
function claimsToVerify(claims, votes) {
  const cast = /* @__PURE__ */ new Map();
  for (const { claim: claim3, verdict } of votes) cast.set(claim3, [...cast.get(claim3) ?? [], verdict]);
  return claims.filter(
    ({ importance, snapshots, weight, isContested = false, isDoubtful = false }) => (importance === "central" || weight?.isCarrying === true || weight?.isInDoubt === true || isContested || isDoubtful && importance === "supporting") && snapshots.length > 0
  ).map((claim3) => ({ claim: claim3, ruling: ruleOn(cast.get(claim3.id) ?? []) })).filter(
    ({ claim: claim3, ruling }) => ruling.isOpen || claim3.weight?.remark !== void 0 && votesOn(ruling) < mostVerifications
  ).map(({ claim: claim3, ruling }) => ({ claim: claim3, round: ruling.counted + 1 }));
}
var votesOn = ({ counted: counted2, abstained }) => counted2 + abstained;
function planVerification(verifications, limits = batchLimits) {
  return attacks.flatMap(
    (attack, index) => packed(
      verifications.filter(({ round }) => Math.min(round, attacks.length) === index + 1),
      limits
    ).map((claims) => ({ attack, claims }))
  );
}
function byWeight({ claim: a }, { claim: b }) {
  const ranks3 = ({ importance, isContested = false, weight, isDoubtful = false, ofRepository }) => [
    Number(weight?.remark !== void 0),
    ...[void 0, "generalising", "reading"].flatMap((of) => [
      Number(isContested && ofRepository === of),
      Number(weight?.isCarrying === true && ofRepository === of),
      Number(importance === "central" && ofRepository === of)
    ]),
    Number((weight?.uses ?? 0) > 0),
    Number(isDoubtful || weight?.isInDoubt === true),
    weight?.uses ?? 0
  ];
  const [own3, other] = [ranks3(a), ranks3(b)];
  const at2 = own3.findIndex((rank3, index) => rank3 !== other[index]);
  return at2 < 0 ? a.id < b.id ? -1 : 1 : (other[at2] ?? 0) - (own3[at2] ?? 0);
}
function packed(verifications, limits) {
  const batches = [];
  for (const { claim: claim3, round } of verifications.toSorted(byWeight)) {
    const snapshot = claim3.snapshots[(round - 1) % claim3.snapshots.length] ?? "";
    const withRoom = batches.filter(({ length }) => length < limits.claims);
    const pagesOf2 = (batch2) => new Set(batch2.map((one) => one.snapshot));
    const batch = withRoom.find((one) => pagesOf2(one).has(snapshot)) ?? withRoom.find((one) => pagesOf2(one).size < limits.snapshots);
    if (batch === void 0) batches.push([{ claim: claim3.id, snapshot }]);
    else batch.push({ claim: claim3.id, snapshot });
  }
  return batches;
}
var claimVerdict = object({
  claim: string2().check(_regex(/^C\d{3,}$/, 'expected a claim id such as "C017"')),
  verdict: _enum(claimVerdicts),
  /** The deciding words of the snapshot. */
  quote: optional(words2(3, 4e3)),
  reason: words2(8, 2e3),
  /** The numbers of the quotes for it that do not carry it. */
  not_carrying: optional(array(int()).check(_maxLength(20))),
  /** The claim as the source supports it. */
  rewording: optional(words2(8, 2e3)),
  /** Different things may be reported with the verdict on one side, too. */
  different: differentThings
}).check(
  refine(({ verdict, quote: quote2 }) => verdict === "unverified" || quote2 !== void 0, {
    path: ["quote"],
    error: "expected the words of the snapshot that decide, verbatim"
  }),
  refine(({ verdict, rewording }) => verdict !== "qualified" || rewording !== void 0, {
    path: ["rewording"],
    error: 'expected the claim as the source bears it out, because the verdict is "qualified"'
  })
);
var verificationHandIn = object({
  assignment: assignmentField("i3-v1"),
  summary: summaryField,
  verdicts: array(claimVerdict).check(
    _maxLength(50),
    refine((verdicts) => new Set(verdicts.map(({ claim: claim3 }) => claim3)).size === verdicts.length, {
      error: "expected one verdict for each claim"
    })
  ),
  different: differentThings,
  /** The side of a contradiction that holds, and the words of a page by which the others do not. */
  holds: optional(
    array(
      object({
        contradiction: string2().check(_regex(/^X\d{3,}$/, 'expected a contradiction id such as "X002"')),
        claim: string2().check(_regex(/^C\d{3,}$/, 'expected a claim id such as "C017"')),
        quote: words2(3, 4e3),
        reason: words2(8, 2e3)
      })
    ).check(_maxLength(20))
  )
});

// src/research/rules/pages/snapshot-row.ts
var snapshotHash = string2().check(_regex(/^[0-9a-f]{64}$/));
var snapshotRowSchema = object({
  /** The key of the page; see pageAddress. */
  page: string2(),
  /** The key of the source in the ledger; see canonicalAddress. */
  canonical: string2(),
  url: string2(),
  outcome: _enum(["stored", "dead", "could-not-run"]),
  reason: nullable(object({ kind: string2(), sentence: string2() })),
  /** Null without a text. */
  snapshot: nullable(snapshotHash),
  final_url: string2(),
  fetched_at: string2(),
  content_type: nullable(string2()),
  characters: int(),
  /** Whether the size limit cut the text, so that missing words may be on the page. */
  truncated: boolean2(),
  title: nullable(string2()),
  authors: array(string2()),
  published: nullable(string2()),
  publisher: nullable(string2()),
  doi: nullable(string2()),
  /** The ranges of the text that are navigation or footer; missing if there are none. */
  boilerplate: optional(array(tuple([int(), int()]))),
  /** The offset of each page of a paged document. */
  pages: optional(array(int())),
  /** The offsets of line ends that the file does not have; missing unless the text has the lines of a file. */
  breaks: optional(array(int())),
  /** The user brought the document as a source. */
  brought: optional(literal(true)),
  attempts: int()
});
function laterRow(earlier, later) {
  return earlier?.outcome === "stored" && later.outcome !== "stored" ? earlier : later;
}

// src/research/rules/verdicts.ts
function rulingOn(claim3, verifications) {
  const votes = verifications.filter((one) => one.claim === claim3).map(({ verdict }) => verdict);
  return votes.length === 0 ? void 0 : ruleOn(votes);
}
var repositoryKind = (claim3) => isGeneralising(claim3) ? "generalising" : "reading";
function neededBatches(ledger, weights = /* @__PURE__ */ new Map(), isWanted = () => true) {
  const sources = sourcesById(ledger);
  const open = ledger.claims.filter(
    (claim3) => isWanted(claim3) && (weights.get(claim3.id)?.remark !== void 0 || !isRepositoryFact(claim3, sources))
  );
  const contested = new Set(openContradictions(ledger).flatMap(({ claims: sides = [] }) => sides));
  const { looks = [] } = ledger;
  const claims = open.map((claim3) => {
    const { id, importance, evidence: evidence2 } = claim3;
    const sound = evidence2.flatMap(({ check: check2 }) => check2?.sound === true ? [check2] : []);
    const best = [...sound.filter(({ verdict }) => verdict === "exact"), ...sound];
    const snapshots = [...new Set(best.flatMap(({ snapshot }) => snapshot ?? []))];
    const weight = weights.get(id);
    const isDoubtful = (rulingOn(id, looks)?.isOpen ?? true) && !isOfRepository(claim3, sources) && lackingWords(claim3, sources).length > 0;
    return {
      id,
      importance,
      snapshots,
      isContested: contested.has(id) || isContestedByOne(claim3, ledger),
      isDoubtful,
      ofRepository: isOfRepository(claim3, sources) ? repositoryKind(claim3) : void 0,
      ...weight !== void 0 && { weight }
    };
  });
  return planVerification(claimsToVerify(claims, looks));
}

// src/research/rules/questions.ts
var fewestCentral = 2;
function triesOf(ledger) {
  const attempts = attemptsOf(ledger);
  const own3 = attemptsOf(ledger, beginsWithQuestion);
  return ({ id, raised_by }) => (raised_by === "user" ? own3 : attempts).get(id) ?? 0;
}
function goalProgress(ledger) {
  const last = validSearches(ledger.iterations).at(-1);
  if (last === void 0) return "new";
  if (ledger.questions.some(({ raised_by }) => raised_by === "user")) return "divided";
  const central = ledger.claims.filter(
    ({ importance, first_iteration }) => importance === "central" && first_iteration === last.iteration
  );
  return central.length >= fewestCentral ? "rich" : "poor";
}
function isForTrial({ addressee }) {
  return addressee === "trial";
}
function isForReport(question2) {
  return isDecision(question2) && question2.taken_by !== void 0 && question2.missing === void 0;
}

// src/research/rules/join-claims.ts
function withCurrentIds(tex, ledger) {
  return tex.replace(/\\claim\{[^{}]*\}/g, (binding) => binding.replace(/C\d{3,}/g, (id) => currentId(ledger, id))).replace(
    /\\contradiction\{[^{}]*\}/g,
    (binding) => binding.replace(/X\d{3,}/g, (id) => contradictionOf(ledger.contradictions, id)?.id ?? id)
  );
}
function areApart({ apart = [] }, [one, other], by) {
  return apart.some(
    (known) => (by === void 0 || known.by === by) && isPair2([known.claim, known.other], [one, other])
  );
}
function isPair2([a, b], [c, d]) {
  return a === c && b === d || a === d && b === c;
}

// src/research/rules/sorting.ts
var sortingAnswers = [
  "same",
  "first-says-more",
  "second-says-more",
  "both-say-more",
  "opposed",
  "different"
];
var commonWords = tuple([string2(), string2()]);
var sortingHandIn = object({
  assignment: assignmentField("i3-s1"),
  answers: array(object({ pair: int(), answer: _enum(sortingAnswers), both: optional(commonWords) })).check(
    _maxLength(200),
    refine((answers) => new Set(answers.map(({ pair: pair2 }) => pair2)).size === answers.length, {
      error: "expected one answer for each pair"
    })
  )
});
var mostPairs = 30;
function openPairs(ledger) {
  return rankedOpen(ledger).map(({ pair: pair2 }) => pair2);
}
function rankedOpen(ledger) {
  const known = new Map(standing(ledger).claims.map((claim3) => [claim3.id, claim3]));
  const asked = [
    ...(ledger.supports ?? []).map(({ claim: claim3, supports: supports2 }) => ({ claim: claim3, other: supports2, reported: true })),
    ...openContradictions(ledger).flatMap(pairsOnOneSide),
    ...ledger.undecided ?? []
  ];
  const ranks3 = /* @__PURE__ */ new Map();
  const partsOf2 = remembered((text) => distinctiveOf(text));
  const seen = /* @__PURE__ */ new Set();
  const open = asked.flatMap(({ claim: claim3, other, unlikely, reported = false }) => {
    const pair2 = [currentId(ledger, claim3), currentId(ledger, other)];
    const key = pair2.toSorted().join();
    const [one, two] = pair2.map((id) => known.get(id));
    if (one === two || seen.has(key) || one === void 0 || two === void 0 || areApart(ledger, pair2)) return [];
    seen.add(key);
    const rank3 = ranks3.get(claim3) ?? 0;
    ranks3.set(claim3, rank3 + 1);
    const isOfOneQuote = shareQuote(one.evidence, two.evidence);
    const isFirst2 = isOfOneQuote || reported || differInNumbers(partsOf2(one.text), partsOf2(two.text));
    return [{ pair: pair2, isFirst: isFirst2, rank: isOfOneQuote ? -1 : unlikely === true ? rank3 + mostPairs : rank3 }];
  });
  return open.sort((a, b) => a.rank - b.rank);
}
function standing(ledger) {
  const claims = ledger.claims.filter((claim3) => isCitable(claim3) && claim3.verdict !== "contradicted");
  return { ...ledger, claims };
}
function pairsOnOneSide({ claims = [], disputed }) {
  const side = claims.filter((id) => id !== disputed);
  if (disputed === void 0 && claims.length < 3) return [];
  return side.flatMap((claim3, at2) => side.slice(at2 + 1).map((other) => ({ claim: claim3, other, reported: true })));
}

// src/research/rules/searches.ts
function searchCountsOf({
  searches,
  searches_empty = 0,
  searches_refused = 0
}) {
  return { worked: searches, empty: searches_empty, refused: searches_refused };
}
function latestOutage(iterations) {
  const searching = iterations.filter(({ kind }) => kind === "research").map(searchCountsOf);
  const last = searching.at(-1);
  if (last === void 0 || last.refused === 0) return void 0;
  return {
    iterations: searching.length - 1 - searching.findLastIndex((one) => one.refused === 0),
    why: describeOutage(last)
  };
}
function describeOutage({ worked, empty: empty3, refused }) {
  const all = worked + empty3 + refused;
  return refused > 0 ? `web search is rationed: ${refused} of ${all} searches not performed; start Claude Code with CLAUDE_CODE_MAX_WEB_SEARCHES_PER_SESSION above its 200 to raise the limit` : `web search is out: ${empty3} of ${all} searches came back empty`;
}

// src/research/rules/outlook.ts
var mostQuestions = 8;
var mostGaps = 6;
var mostOfKind = 2;
function outlookOf(ledger, escalations = [], pages = [], storedTexts3 = () => [], carried = /* @__PURE__ */ new Set()) {
  const waiting = new Set(escalations.filter(({ answered_at }) => answered_at === null).map(({ item }) => item));
  const triesAt = triesOf(ledger);
  const questions2 = openQuestions(ledger).filter((question2) => !isForUser(question2) && !isForTrial(question2) && !isForReport(question2)).map(({ id, text, priority, addressee, raised_by, missing }) => {
    const tried = triesAt({ id, raised_by });
    return {
      id,
      text,
      priority,
      ...addressee !== void 0 && { addressee },
      ...missing !== void 0 && { missing },
      ...waiting.has(id) && { escalated: true },
      ...tried > 0 && { tried },
      ...raised_by === "user" && { own: true }
    };
  });
  const rank3 = { high: 0, medium: 1, low: 2 };
  const turn = ({ priority, tried = 0, own: own3 }) => own3 === true && tried === 0 ? 0 : rank3[priority] + tried;
  const free = questions2.filter(({ id }) => !waiting.has(id)).sort((a, b) => turn(a) - turn(b));
  return {
    questions: [...free, ...questions2.filter(({ id }) => waiting.has(id))].slice(0, mostQuestions),
    goal: goalProgress(ledger),
    gaps: mostDamaging(gapsOf(ledger, pages, storedTexts3, carried)),
    anglesTaken: ledger.iterations.flatMap(
      ({ valid, followed = [] }) => valid ? followed.filter((id) => id.startsWith("angle:")) : []
    ),
    codeIsUnread: !ledger.merged.some((id) => id.includes("/repo-analyst-")),
    newClaims: ledger.iterations.at(-1)?.new_claims ?? 0,
    outage: latestOutage(ledger.iterations) ?? null,
    verifiers: neededBatches(ledger).length,
    unsorted: openPairs(ledger).length,
    pages: pagesRead(ledger, pages),
    warnings: warningsOf(ledger),
    checks: describeChecks(ledger)
  };
}
function mostDamaging(gaps) {
  const of = (kind) => gaps.filter((gap) => gap.kind === kind).slice(0, mostOfKind);
  return [...gaps.filter(({ kind }) => kind === void 0).slice(0, mostGaps), ...of("second-source"), ...of("things")];
}
var mostPages2 = 40;
function pagesRead({ sources }, pages) {
  const unread = new Set(pages.flatMap(({ page, snapshot }) => snapshot === null ? [page] : []));
  const onWeb = sources.flatMap(
    (source2) => isFile(source2) || unread.has(pageAddress(source2.url)) ? [] : [source2.url]
  );
  return onWeb.toReversed().slice(0, mostPages2);
}

// src/research/snapshots.ts
var import_node_path8 = require("node:path");
var indexFile = (paths) => (0, import_node_path8.join)(paths.snapshots, "index.jsonl");
var textFile = (paths, hash) => (0, import_node_path8.join)(paths.snapshots, `${hash}.txt`);
function readSnapshotIndex(paths) {
  return new Map([...readSnapshotHistory(paths)].flatMap(([page, rows]) => rows.slice(-1).map((row) => [page, row])));
}
function readSnapshotHistory(paths) {
  const pages = /* @__PURE__ */ new Map();
  const isStored = storedTexts(paths);
  for (const row of readRows(paths)) {
    if (!isStored(row)) continue;
    const before = pages.get(row.page) ?? [];
    const last = laterRow(before.at(-1), row);
    pages.set(row.page, last === row ? [...before, row] : [row, ...before]);
  }
  return new Map([...pages].sort(([a], [b]) => a < b ? -1 : 1));
}
function readRows(paths) {
  return rowsIn(readText2(indexFile(paths)) ?? "", (value) => snapshotRowSchema.safeParse(value).data);
}
function storedTexts(paths) {
  const known = /* @__PURE__ */ new Set();
  for (const line of parseJournal(readJournal(paths).filter((one) => one.includes('"event":"page-stored"'))))
    if (line.event === "page-stored") known.add(`${line.page} ${line.sha256}`);
  return ({ page, snapshot }) => snapshot === null || known.size === 0 || known.has(`${page} ${snapshot}`);
}
function intactSnapshots(paths) {
  return remembered((hash) => readSnapshot(paths, hash) !== void 0);
}
function readSnapshot(paths, hash) {
  const text = /^[0-9a-f]{64}$/.test(hash) ? readText2(textFile(paths, hash)) : void 0;
  return text !== void 0 && hashOf(text) === hash ? text : void 0;
}
function readText2(path) {
  try {
    return readRegular(path).toString("utf8");
  } catch (error2) {
    if (error2.code === "ENOENT") return void 0;
    throw error2;
  }
}

// src/research/rules/report-weight.ts
var carryingSection = /summary|abstract|recommend|conclusion/i;
var tables2 = /\\begin\{(tabular|tabularx|longtable|tabulary)\*?\}[^]*?\\end\{\1\*?\}/g;
var sections2 = /\\(section|subsection|subsubsection|paragraph)\*?\{([^{}]*)\}/g;
var ranks2 = ["section", "subsection", "subsubsection", "paragraph"];
function reportWeights(tex) {
  const text = tex.replace(/(?<!\\)%.*$/gm, "");
  const headings = Array.from(text.matchAll(sections2), ({ index, 1: kind = "", 2: title = "" }) => ({
    index,
    rank: ranks2.indexOf(kind),
    title
  }));
  const inTables = Array.from(text.matchAll(tables2), ({ index, 0: table2 }) => [index, index + table2.length]);
  const weights = /* @__PURE__ */ new Map();
  for (const { index, 1: ids2 = "" } of text.matchAll(/\\claim\{([^{}]*)\}/g)) {
    const around = headings.filter((one) => one.index < index).filter(({ rank: rank3 }, at2, before) => before.slice(at2 + 1).every((later) => later.rank > rank3));
    const isCarrying = around.some(({ title }) => carryingSection.test(title)) || inTables.some(([from, to]) => index > from && index < to);
    for (const id of ids2.split(",").map((one) => one.trim())) {
      const known = weights.get(id) ?? { isCarrying: false, uses: 0 };
      weights.set(id, { isCarrying: known.isCarrying || isCarrying, uses: known.uses + 1 });
    }
  }
  return weights;
}

// src/research/ledger-file.ts
function ledgerDocument(paths) {
  return workflowDocument(paths, "ledger.json", "the ledger", schemaForm(ledgerSchema, { asItStands: true }), {
    handEdit: "taken over",
    wasThere: () => wasRecorded(paths),
    noteRestored: ({ kept, why, value }, now) => {
      const findings = value.claims.length;
      appendEvent(paths, now, {
        event: "ledger-restored",
        kept: kept ?? "none",
        why,
        findings,
        counted: countedFindings(paths)
      });
    },
    afterWrite: (ledger) => writeOutlook(paths, outlookFrom(paths, ledger))
  });
}
function readLedger(paths) {
  return readDocument(ledgerDocument(paths)) ?? emptyLedger();
}
function countedFindings(paths) {
  const state = readIfGood(stateDocument(paths));
  const journalled = rebuildState(paths.name, parseJournal(readJournal(paths)));
  return Math.max(state?.findings_count ?? 0, journalled?.findings_count ?? 0);
}
function wasRecorded(paths) {
  if (parseJournal(readJournal(paths)).some(({ event }) => event === "recorded")) return true;
  const state = readIfGood(stateDocument(paths)) ?? copiedState(paths);
  if (state === void 0 || state.recorded_iteration === 0) return false;
  return state.verdict !== null || hasHandInsUpTo(paths, state.recorded_iteration);
}
function hasHandInsUpTo({ inbox }, iteration) {
  return namesIn3(inbox).some((name2) => Number(name2) <= iteration);
}
function outlookFrom(paths, ledger) {
  const rows = [...readSnapshotIndex(paths).values()];
  const carried = carriedFindings(paths, ledger);
  return outlookOf(ledger, readEscalations(paths), rows, () => storedTexts2(paths, rows), carried);
}
function carriedFindings(paths, ledger) {
  const weights = reportWeights(readOrNothing(paths.report)?.toString("utf8") ?? "");
  return new Set([...weights].flatMap(([id, { isCarrying }]) => isCarrying ? currentId(ledger, id) : []));
}
var mostTexts = 100;
var mostCharacters = 3e6;
function storedTexts2(paths, rows) {
  const onWeb = rows.filter(({ url, snapshot }) => snapshot !== null && /^https?:/i.test(url));
  const latest = onWeb.toSorted((one, other) => one.fetched_at < other.fetched_at ? 1 : -1).slice(0, mostTexts);
  let room = mostCharacters;
  return latest.flatMap(({ url, snapshot, characters: characters2 }) => {
    const text = snapshot === null || characters2 > room ? void 0 : readSnapshot(paths, snapshot);
    if (text === void 0) return [];
    room -= characters2;
    return [{ url, text }];
  });
}

// src/report/check-file.ts
var unknown2 = { summary: "", hard: 0 };
var none3 = { iteration: 0, rounds: 0 };
var checkFile = runtimeFile("report-check.json", unknown2);
var roundsFile = runtimeFile("report-rounds.json", none3);
function noteCheck(paths, { summary, hard }) {
  checkFile.write(paths, { summary, hard });
}

// src/report/report-input.ts
var import_node_fs11 = require("node:fs");
var import_node_path12 = require("node:path");

// src/research/rules/bibliography.ts
var longestName = 80;
var longestField = 2e3;
var mostAuthors = 20;
var corporateForm = /^(inc|incorporated|llc|llp|ltd|limited|plc|corp|co|gmbh|ag|kg|se|sa|s\.a|bv|b\.v|oy|ab|kk|pty)\b\.?/i;
function shorten(text, limit) {
  const whole = escapeTex(text);
  if (whole.length <= limit) return whole;
  const characters2 = Array.from(text).slice(0, limit);
  let kept = "";
  for (let size = characters2.length; size > 0 && kept === ""; size = Math.floor(size * 0.8)) {
    const tex = escapeTex(`${characters2.slice(0, size).join("")}\u2026`);
    if (tex.length <= limit) kept = tex;
  }
  return kept;
}
function protect(tex) {
  return tex.startsWith("\\") ? `{{}${tex}}` : `{${tex}}`;
}
function formatAuthor(author) {
  const parts = author.split(",").map((part) => part.trim());
  const [family = "", given = ""] = parts;
  const isPerson = parts.length === 2 && family !== "" && given !== "" && !corporateForm.test(given);
  const names2 = (isPerson ? [family, given] : [author]).map((name2) => shorten(name2, longestName));
  return names2.every((name2) => name2 !== "") ? names2.map(protect).join(", ") : "";
}
function formatAuthors(authors) {
  const names2 = authors.slice(0, mostAuthors).map(formatAuthor);
  const printed = names2.filter((name2) => name2 !== "");
  if (authors.length > mostAuthors && printed.length > 0) printed.push("others");
  return printed.join(" and ");
}
function linkTarget(url) {
  if (!/^https?:\/\/[^/?#\s]/i.test(url)) return void 0;
  return parseUrl(url)?.href.replace(
    /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/gu,
    (character) => [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")
  );
}
function formatAddress(url) {
  const target = linkTarget(url);
  return target === void 0 ? protect(shorten(url, longestField)) : `\\url{${target}}`;
}
function hostOf(url) {
  return parseUrl(url)?.hostname.replace(/^www\./, "") ?? "";
}
function formatNote({ accessed = "", venue = "" }) {
  const date2 = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(accessed)?.[0];
  const parts = [shorten(venue, longestField), date2 === void 0 ? "" : `Accessed ${date2}`];
  return protect(parts.filter((part) => part !== "").join(". "));
}
function withoutBadges(title) {
  const whole = title.replace(/\[?!\[[^[\]]*\]\([^()\s]*\)(?:\]\([^()\s]*\))?/g, " ");
  const bare = whole.replace(/\[?!\[[^[\]]*(?:\]\([^()\s]*)?$/, " ").replace(/\s+/g, " ");
  return bare.trim() === "" ? title : bare.trim();
}
var yearIn = (text = "") => /(?<!\d)\d{4}(?!\d)/.exec(text ?? "")?.[0];
function formatEntry(source2, group) {
  const authors = formatAuthors(source2.authors ?? []);
  const name2 = `${nameOf2(source2)}${group === 1 ? "" : ` (${group})`}`;
  const title = shorten(withoutBadges(source2.title), longestField) || "Untitled";
  const fields = [
    authors === "" ? ["key", protect(name2)] : ["author", authors],
    ["title", protect(title)],
    // Reference managers read this field; the bibliography style prints the note.
    ["journal", source2.venue === void 0 ? "" : protect(shorten(source2.venue, longestField))],
    // The title of a file of the repository is its path.
    ["howpublished", isOfRepository2(source2) ? "" : formatAddress(source2.url)],
    // The style adds a full stop to the field.
    ["year", yearIn(source2.year) ?? (isOfRepository2(source2) ? yearIn(source2.accessed) : void 0) ?? "n.d"],
    ["note", formatNote(source2)]
  ];
  const lines = fields.filter(([, value]) => value !== "" && value !== "{}").map(([field, value]) => `  ${field} = {${value}},`);
  return [`@misc{${source2.key},`, ...lines, "}"].join("\n");
}
function formatBibliography(sources) {
  const seen = /* @__PURE__ */ new Set();
  for (const { key } of sources) {
    if (!/^[a-z0-9]+$/.test(key))
      throw new RangeError(`Citation key ${JSON.stringify(key)}: expected [a-z0-9]+, for example smith2024scaling`);
    if (seen.has(key)) throw new RangeError(`Citation key "${key}" is used by two sources: give each its own`);
    seen.add(key);
  }
  const sorted = sources.toSorted((one, other) => one.key < other.key ? -1 : 1);
  const counts3 = /* @__PURE__ */ new Map();
  const entries = sorted.map((source2) => {
    const name2 = nameOf2(source2);
    const before = counts3.get(name2) ?? 0;
    counts3.set(name2, before + 1);
    return `${formatEntry(source2, Math.floor(before / labelLetters) + 1)}
`;
  });
  return entries.join("\n");
}
var labelLetters = 26;
function nameOf2(source2) {
  return isOfRepository2(source2) ? "This repository" : shorten(hostOf(source2.url), longestName) || "Local source";
}
function isOfRepository2({ url }) {
  return url.startsWith("repository:");
}
var fillers = new Set(
  "a an and are as at by for from how in into is it its of on or the their this to what when why with".split(" ")
);
var emptyLabels = new Set("www m amp en blog docs doc news com org net edu gov ac co io ai dev html".split(" "));

// src/report/compilation.ts
var import_node_path9 = require("node:path");
var outcomes = ["built", "failed", "no-tex"];
var outcomeFiles = { report: "compiled.json", plan: "compiled-plan.json" };
var outcomeFile = (paths, document) => (0, import_node_path9.join)(paths.runtime, outcomeFiles[document]);
var inputs = (paths, document) => document === "report" ? [
  [paths.report, (0, import_node_path9.join)(paths.runtime, "compiled-report.tex")],
  [paths.bibliography, (0, import_node_path9.join)(paths.runtime, "compiled-sources.bib")],
  [paths.critique, (0, import_node_path9.join)(paths.runtime, "compiled-critique.tex")]
] : [
  [paths.plan, (0, import_node_path9.join)(paths.runtime, "compiled-plan.tex")],
  [paths.bibliography, (0, import_node_path9.join)(paths.runtime, "compiled-plan-sources.bib")],
  [paths.objections, (0, import_node_path9.join)(paths.runtime, "compiled-objections.tex")]
];
function readCompilationDetails(paths) {
  const noted = readJson(outcomeFile(paths, "report"));
  const { findings, unresolved, missingTitles } = typeof noted === "object" && noted !== null ? noted : {};
  return {
    findings: Array.isArray(findings) ? findings.filter((one) => hasShapeOf(one, finding)) : [],
    unresolved: typeof unresolved === "number" ? unresolved : null,
    missingTitles: Array.isArray(missingTitles) ? missingTitles.filter((one) => typeof one === "string") : null
  };
}
var finding = { id: "", severity: "error", message: "", hint: "" };
function readCompilation(paths, document) {
  const noted = readJsonLike(outcomeFile(paths, document), { outcome: "" })?.outcome;
  const outcome = outcomes.find((one) => one === noted);
  if (outcome === void 0) return "not-compiled";
  return inputs(paths, document).every(([file, copy]) => isUnchanged(file, copy)) ? outcome : "not-compiled";
}

// src/files/plugin-root.ts
var import_node_fs9 = require("node:fs");
var import_node_path10 = require("node:path");
function pluginRoot() {
  let folder = __dirname;
  while (!(0, import_node_fs9.existsSync)((0, import_node_path10.join)(folder, ".claude-plugin", "plugin.json"))) {
    if ((0, import_node_path10.dirname)(folder) === folder) throw new Error(`no plugin above ${__dirname}`);
    folder = (0, import_node_path10.dirname)(folder);
  }
  return folder;
}

// src/loop/inbox.ts
var import_node_fs10 = require("node:fs");
var import_node_path11 = require("node:path");
var sample3 = {
  agent: "researcher",
  agent_id: "",
  assignment: null,
  received_at: "",
  problems: [""]
};
function readEntries(paths, iteration) {
  const folder = (0, import_node_path11.join)(paths.inbox, String(iteration));
  return listFolder(folder).flatMap((file) => parseEntry((0, import_node_path11.join)(folder, file)) ?? []);
}
function parseEntry(path) {
  return readJsonLike(path, sample3);
}
function listFolder(folder) {
  return namesIn3(folder).filter(isEntryFile).sort();
}
function isEntryFile(name2) {
  return name2.endsWith(".json");
}
function iterationFolders(paths) {
  return namesIn3(paths.inbox).filter((name2) => /^\d+$/.test(name2) && (0, import_node_fs10.statSync)((0, import_node_path11.join)(paths.inbox, name2)).isDirectory()).map(Number).sort((a, b) => a - b);
}

// src/report/report-input.ts
function reportInput(paths, ledger, now) {
  const pages = [...readSnapshotIndex(paths).values()];
  const tex = (0, import_node_fs11.existsSync)(paths.report) ? readText(paths.report) : "";
  return {
    file: (0, import_node_path12.basename)(paths.report),
    tex: withCurrentIds(tex, ledger),
    joined: joinedIn(tex, ledger),
    template: (0, import_node_fs11.readFileSync)((0, import_node_path12.join)(pluginRoot(), "templates", "report-template.tex"), "utf8"),
    ledger,
    bibliography: (0, import_node_fs11.existsSync)(paths.bibliography) ? readText(paths.bibliography) : void 0,
    generatedBibliography: formatBibliography(ledger.sources),
    files: new Set(filesOf(paths)),
    pages: pages.length === 0 ? void 0 : pages,
    compiled: compiled(paths),
    deciding: quotesOfVerifiers(paths, ledger, ["supported", "qualified"]),
    today: now.toISOString().slice(0, 10)
  };
}
function quotesOfVerifiers(paths, { looks = [] }, wanted2) {
  const handedIn2 = iterationFolders(paths).flatMap((iteration) => readEntries(paths, iteration)).flatMap(({ hand_in }) => verificationHandIn.safeParse(hand_in).data ?? []);
  const verdicts = new Map(handedIn2.map((one) => [one.assignment, one.verdicts]));
  const found = /* @__PURE__ */ new Map();
  for (const { assignment, claim: claim3, hand_in, verdict } of looks) {
    if (hand_in === null || !wanted2.includes(verdict)) continue;
    const quote2 = verdicts.get(assignment)?.find((one) => one.claim === claim3)?.quote;
    if (quote2 !== void 0) found.set(claim3, [...found.get(claim3) ?? [], quote2]);
  }
  return found;
}
function filesOf({ base, figures: figures2 }) {
  return [...namesIn3(base), ...namesIn3(figures2).map((name2) => `figures/${name2}`)];
}
function compiled(paths) {
  const { findings, unresolved, missingTitles } = readCompilationDetails(paths);
  switch (readCompilation(paths, "report")) {
    case "built":
      return { outcome: "built", findings, unresolved, missingTitles };
    case "failed":
      return { outcome: "failed", findings };
    case "no-tex":
      return { outcome: "could-not-run", reason: "no TeX is installed" };
    case "not-compiled":
      return { outcome: "could-not-run", reason: "the report is not compiled as it stands; --compile does it first" };
  }
}

// src/report/check.ts
function checkWorkflowReport(paths, now) {
  const check2 = (0, import_node_fs12.existsSync)(paths.report) ? checkReport(reportInput(paths, withoutUnproven(readLedger(paths), intactSnapshots(paths)), now)) : checkMissingReport((0, import_node_path13.basename)(paths.report));
  noteOutcome(paths, check2);
  return check2;
}
function noteOutcome(paths, check2) {
  noteCheck(paths, { summary: sumUp(check2), hard: hardFindings(check2).length });
}
async function checkAndPublish(paths, state, now) {
  const check2 = checkWorkflowReport(paths, now);
  const { publishReport } = await Promise.resolve().then(() => __toESM(require_publish(), 1));
  publishReport(paths, state, withoutUnproven(readLedger(paths), intactSnapshots(paths)), check2);
  return check2;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkAndPublish,
  checkWorkflowReport,
  noteOutcome
});
