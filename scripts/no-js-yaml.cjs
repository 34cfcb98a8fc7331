// Takes the place of js-yaml 3 in the bundles: gray-matter requires it, but our engines never call it.
const refuse = () => {
  throw new Error('js-yaml is not bundled');
};
module.exports = { safeLoad: refuse, safeDump: refuse };
