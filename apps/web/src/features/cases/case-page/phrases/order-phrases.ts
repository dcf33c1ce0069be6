/** What the chosen action of a step is called, and the others. */
interface Choice {
  label: string
  others: readonly string[]
}

/**
 * Phrases for an action: those that name it come first, those that name another action of the step last; in between all others, and in each part as
 * they came. A phrase names the action with the longest label in it: «不同意，请重新论证» is none for «同意».
 */
export function orderPhrases<Phrase extends { content: string }>(phrases: readonly Phrase[], choice: Choice | undefined): Phrase[] {
  if (choice === undefined) return [...phrases]
  const labels = [choice.label, ...choice.others].sort((a, b) => b.length - a.length)
  const rank = ({ content }: Phrase): number => {
    const named = labels.find((label) => content.toLowerCase().includes(label.toLowerCase()))
    return named === undefined ? 1 : named === choice.label ? 0 : 2
  }
  return [...phrases].sort((a, b) => rank(a) - rank(b))
}
