import { listComma } from '../i18n/format.ts'
import { joinTexts, text, textIn, type Locale, type Text } from '../i18n/text.ts'

/** A step that a case would pass over, with the papers that are made or handed in there. */
export interface SkippedStep {
  name: Text
  papers: readonly Text[]
}

/** What a case will not have because it passes over steps; undefined where these bring no paper. */
export function skippedPaperWords(steps: readonly SkippedStep[]): Text | undefined {
  const missed = steps.filter(({ papers }) => papers.length > 0)
  if (missed.length === 0) return undefined
  const names = joinTexts(
    missed.map(({ name }) => name),
    listComma,
  )
  const papers = joinTexts(
    missed.flatMap((step) => step.papers),
    listComma,
  )
  const [of, what] = [(locale: Locale) => textIn(names, locale), (locale: Locale) => textIn(papers, locale)]
  return text(`跳过“${of('zh_CN')}”，将缺少：${what('zh_CN')}`, `passes over “${of('en_US')}”; will be missing: ${what('en_US')}`, {
    ja_JP: `「${of('ja_JP')}」を飛ばすため、不足するもの：${what('ja_JP')}`,
    ko_KR: `‘${of('ko_KR')}’ 건너뜀, 빠지는 것: ${what('ko_KR')}`,
  })
}
