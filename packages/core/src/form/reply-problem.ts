/** Stands in the first wording of a refusal where its reasons belong; no reply is drafted or signed while it is left. */
export const reasonsPlaceholder = '（请写明理由）'

/** An error code: the reasons of a refusal are not given (行政许可法 38条), or the text names another authority than the decision. */
export type ReplyProblem = 'reply-reasons-missing' | 'reply-scheme-contradicts'

/** The paragraphs of an item that asks «scheme approved by», for each answer. */
export interface SchemeParagraphs {
  province: string
  national: string
}

/** What keeps a reply from being drafted and signed, or undefined. `schemes`: the paragraphs of the item that asks «scheme approved by». */
export function findReplyProblem(
  kind: 'approval' | 'refusal',
  { body, schemeApprovedBy }: { body: readonly string[]; schemeApprovedBy?: keyof SchemeParagraphs | null },
  schemes?: SchemeParagraphs,
): ReplyProblem | undefined {
  const lines = body.map((line) => line.trim()).filter((line) => line !== '')
  if (lines.some((line) => line.includes(reasonsPlaceholder)) || (kind === 'refusal' && lacksReasons(lines))) return 'reply-reasons-missing'
  const answer = schemeApprovedBy ?? undefined
  const contradicts = kind === 'approval' && schemes !== undefined && answer !== undefined && lines.includes(schemes[otherThan(answer)])
  return contradicts ? 'reply-scheme-contradicts' : undefined
}

/** The paragraphs of an approval after «scheme approved by» was answered: the item's own paragraph follows the answer, a rewritten one stays. */
export function followScheme(body: readonly string[], schemes: SchemeParagraphs, answer: keyof SchemeParagraphs): string[] {
  return body.map((line) => (line.trim() === schemes[otherThan(answer)] ? schemes[answer] : line))
}

const numbered = /^[一二三四五六七八九十]+、/

/** Whether a point that announces reasons ends the text or is followed at once by the next point. */
function lacksReasons(lines: readonly string[]): boolean {
  return lines.some((line, i) => {
    if (!/(理由|原因)(如下)?[：:]$/.test(line)) return false
    const next = lines[i + 1]
    return next === undefined || (numbered.test(line) && numbered.test(next))
  })
}

function otherThan(answer: keyof SchemeParagraphs): keyof SchemeParagraphs {
  return answer === 'province' ? 'national' : 'province'
}
