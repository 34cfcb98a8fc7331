/** The characters that TeX prints for commands of mathematics: Greek letters in order, signs, and names of functions. */
const greek =
  'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω ' +
  'Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω';
const signs =
  'sum ∑ prod ∏ int ∫ partial ∂ nabla ∇ in ∈ notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩ emptyset ∅ forall ∀ exists ∃ neg ¬ land ∧ lor ∨ ' +
  'ne ≠ neq ≠ equiv ≡ ll ≪ gg ≫ propto ∝ div ÷ mp ∓ ast ∗ star ⋆ circ ∘ bullet • oplus ⊕ otimes ⊗ leftarrow ← gets ← leftrightarrow ↔ ' +
  'Rightarrow ⇒ implies ⇒ Leftarrow ⇐ iff ⇔ mapsto ↦ uparrow ↑ downarrow ↓ cdots ⋯ vdots ⋮ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ ' +
  'langle ⟨ rangle ⟩ lvert | rvert | mid | vert | Vert ‖ ell ℓ hbar ℏ Re ℜ Im ℑ prime ′ angle ∠ perp ⊥ parallel ∥ simeq ≃ cong ≅ degree °';
const functions = 'log ln lg exp min max sup inf lim sin cos tan arg argmin argmax gcd det dim deg Pr mod';

const pairs = (list: string) =>
  list
    .split(' ')
    .flatMap((name, index, all): [string, string][] => (index % 2 === 0 ? [[name, all[index + 1] ?? '']] : []));

const printed = new Map([
  ...pairs(greek),
  ...pairs(signs),
  // TeX sets a thin space between a function and its argument.
  ...functions.split(' ').map((name): [string, string] => [name, `\u2009${name}\u2009`]),
]);

/** The characters of a command of mathematics; undefined for another command. */
export function mathSign(command: string): string | undefined {
  return printed.get(command);
}
