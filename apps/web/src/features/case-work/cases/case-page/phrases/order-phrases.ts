/** Words that say no in an opinion, or in what an action is called; they are looked for first: «不同意» holds «同意». */
const no = /不同意|不予|不通过|不合格|不批准|不符合|退回|驳回|否决|\bnot\b|refus|reject|return|fail/i
const yes = /同意|通过|合格|批准|受理|符合|齐全|上报|\bagree|consent|approv|accept|pass/i

function saysOf(words: string): 'yes' | 'no' | undefined {
  return no.test(words) ? 'no' : yes.test(words) ? 'yes' : undefined
}

/**
 * Phrases for an action, called `label` in the reader's language: those that say the same as it come first, those that say the opposite last; in between
 * all others, and in each part as they came. Where no action is chosen, or it says neither yes nor no, all stay as they are.
 */
export function orderPhrases<Phrase extends { content: string }>(phrases: readonly Phrase[], label: string | undefined): Phrase[] {
  const wanted = saysOf(label ?? '')
  if (wanted === undefined) return [...phrases]
  const rank = ({ content }: Phrase): number => {
    const says = saysOf(content)
    return says === undefined ? 1 : says === wanted ? 0 : 2
  }
  return [...phrases].sort((a, b) => rank(a) - rank(b))
}
