/** What researchers look for when a plan is to follow, in turn with the angles of any research. */
export const planningAngles = [
  'Technical feasibility: who has built this or its hardest part, with what result, at what scale, and what made it fail.',
  'Existing solutions and the competitive landscape: what is there, what it does well, what its users complain about, and what it costs.',
  'Architecture patterns of similar systems: how they are cut into components, what they store where, and what their makers would change.',
  'Defensibility: what keeps others from doing the same, what is hard to copy (data, integration, network, licence), and what is not.',
  'Technology stack: maturity, limits, licences, maintenance and known defects of the technologies that come into question, from primary sources.',
];
