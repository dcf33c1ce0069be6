import type { z } from 'zod'
import { compareArticles } from '../laws/compare.ts'
import { versionInForce } from '../laws/in-force.ts'
import { chineseNumber } from '../laws/law-text.ts'
import { workKey, type LawBlock, type LawVersion } from '../laws/model.ts'
import { articleKeys, articleLabel, type Citation } from './citations.ts'
import { likenessTo } from './likeness-to.ts'
import type { guideCheckSchema, guideFindingSchema } from './wire.ts'

/** A law of the collection with all its texts. */
export interface LintLaw {
  /** `workKey` of its name. */
  key: string
  texts: LintText[]
}

export interface LintText extends LawVersion {
  /** Its articles only. */
  articles: LawBlock[]
}

export interface LintGuide {
  /** Of its entry, where it is revised. */
  id: string
  code: string
  name: string
  /** What it is about, in its own words. */
  subject: string
  statutoryDeadline: string
  legalBasis: readonly Citation[]
}

/**
 * What may be wrong with a citation. `moved`: of an older text, the article has another number now; `gone`: it is in the text in force no
 * more; `old-version`: of an older text, the number stayed; `wrong-number`: without a version, and the number is that of an older text;
 * `unknown-article`: no text has it; `no-version`: several texts are there and nobody says which; `clock`: the law counts other days.
 */
export const findingKinds = ['moved', 'gone', 'wrong-number', 'unknown-article', 'clock', 'old-version', 'no-version'] as const
export type FindingKind = (typeof findingKinds)[number]

export type GuideFinding = z.output<typeof guideFindingSchema>
export type GuideCheck = z.output<typeof guideCheckSchema>

/** The findings of a kind (all without one) whose guide or citation holds the keyword. */
export function filterFindings(
  findings: readonly GuideFinding[],
  { kind, keyword = '' }: { kind?: FindingKind | undefined; keyword?: string | undefined },
): GuideFinding[] {
  const word = keyword.trim().toLowerCase()
  return findings.filter(
    (finding) =>
      (kind === undefined || finding.kind === kind) &&
      [finding.code, finding.name, finding.cited, finding.became].some((text) => text.toLowerCase().includes(word)),
  )
}

/** `lintGuides` with what was looked at, and what could not be. */
export function checkGuides(guides: readonly LintGuide[], laws: readonly LintLaw[], today: string): GuideCheck {
  const cited = guides.flatMap(({ legalBasis }) => legalBasis)
  const known = new Set(laws.filter(({ texts }) => texts.some(({ articles }) => articles.length > 0)).map(({ key }) => key))
  return {
    guides: guides.length,
    citations: cited.reduce((sum, { article }) => sum + articleKeys(article).length, 0),
    unknownLaws: [
      ...new Map(cited.filter(({ statute }) => !known.has(workKey(statute))).map(({ statute }) => [workKey(statute), statute])).values(),
    ],
    findings: lintGuides(guides, laws, today),
  }
}

/**
 * Checks what guides cite against the texts of the laws; `today` (YYYY-MM-DD) decides which text is in force. Laws that are not in the
 * collection, and articles that an incomplete text may lack, are passed over.
 */
export function lintGuides(guides: readonly LintGuide[], laws: readonly LintLaw[], today: string): GuideFinding[] {
  const shelf = new Map(laws.map((law) => [law.key, new Shelf(law, today)]))
  return guides.flatMap((guide) => {
    const { id, code, name } = guide
    const times: Limit[] = []
    const found = guide.legalBasis.flatMap((citation) => {
      const law = shelf.get(workKey(citation.statute))
      if (law === undefined) return []
      return articleKeys(citation.article).flatMap((key): Found[] => {
        const { finding, article } = checkArticle(guide, citation, key, law)
        if (article !== undefined) times.push(...limitsOf(article, law))
        return finding === null ? [] : [{ cited: cite(citation.statute, citation.version, articleLabel(key)), ...finding }]
      })
    })
    const clock = clockFinding(guide.statutoryDeadline, times)
    return [...found, ...(clock === null ? [] : [clock])].map((finding) => ({ id, code, name, ...finding }))
  })
}

type Found = Omit<GuideFinding, 'id' | 'code' | 'name'>

type Outcome = { finding: Pick<GuideFinding, 'kind' | 'became' | 'quote'> | null; article?: LawBlock | undefined }

/** 行政许可法 82条: its days are working days. */
const workingDayLaws: ReadonlySet<string> = new Set(['行政许可法'])

/** How much better an article of an older text must fit the guide than the one that has the number now. */
const clearlyBetter = 0.15

function checkArticle({ subject }: LintGuide, { version }: Citation, key: string, law: Shelf): Outcome {
  const { current } = law
  const here = law.find(current, key)
  const cited = version === '' ? undefined : law.textOf(version)
  if (cited === current || (version !== '' && cited === undefined)) {
    // of a text nobody has here nothing can be said
    if (cited === undefined) return { finding: null }
    return here === undefined && law.isBeyond(current, key)
      ? { finding: { kind: 'unknown-article', became: '', quote: '' } }
      : { finding: null, article: here }
  }
  if (cited !== undefined) return successor(law, cited, key)
  const older = law.older.find((text) => law.find(text, key) !== undefined)
  if (here === undefined) {
    if (!law.isBeyond(current, key)) return { finding: null }
    if (older === undefined) return { finding: { kind: 'unknown-article', became: '', quote: '' } }
    return asWrongNumber(successor(law, older, key))
  }
  if (older === undefined) return { finding: null, article: here }
  if (likenessTo(subject, law.find(older, key)!.content) > likenessTo(subject, here.content) + clearlyBetter) {
    const later = successor(law, older, key)
    if (later.finding?.kind === 'moved' || later.finding?.kind === 'gone') return asWrongNumber(later)
  }
  return { finding: { kind: 'no-version', became: law.cite(here), quote: begin(here.content) }, article: here }
}

function asWrongNumber({ finding, article }: Outcome): Outcome {
  return { finding: finding === null ? null : { ...finding, kind: 'wrong-number' }, article }
}

/** What became of an article of an older text. */
function successor(law: Shelf, text: LintText, key: string): Outcome {
  const old = law.find(text, key)
  if (old === undefined) return { finding: law.isBeyond(text, key) ? { kind: 'unknown-article', became: '', quote: '' } : null }
  const later = law.laterOf(text, key)
  if (later === undefined) return { finding: law.isComplete(law.current) ? { kind: 'gone', became: '', quote: begin(old.content) } : null }
  const kind = later.key === key ? 'old-version' : 'moved'
  return { finding: { kind, became: law.cite(later), quote: begin(later.content) }, article: later }
}

/** The texts of one law, and what became of their articles. */
class Shelf {
  readonly current: LintText
  /** Newest first. */
  readonly older: LintText[]
  private readonly law: LintLaw
  private readonly pairs = new Map<LintText, Map<string, LawBlock | undefined>>()

  constructor(law: LintLaw, today: string) {
    this.law = law
    const newest = [...law.texts].sort((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? ''))
    this.current = versionInForce(newest, today) ?? newest[0]!
    this.older = newest.slice(newest.indexOf(this.current) + 1)
  }

  textOf(year: string): LintText | undefined {
    return this.law.texts.find((text) => text.publishedOn?.startsWith(year) === true)
  }

  find(text: LintText, key: string): LawBlock | undefined {
    return text.articles.find((article) => article.key === key)
  }

  laterOf(text: LintText, key: string): LawBlock | undefined {
    let pairs = this.pairs.get(text)
    if (pairs === undefined) {
      pairs = new Map(
        compareArticles(text.articles, this.current.articles).flatMap(({ older, newer }) =>
          older === undefined ? [] : [[older.key, newer]],
        ),
      )
      this.pairs.set(text, pairs)
    }
    return pairs.get(key)
  }

  /** A starter's text may hold its key articles only. */
  isComplete(text: LintText): boolean {
    return text.articles.length > 0 && text.articles.length >= lastNumber(text)
  }

  /** Whether a text that lacks the article cannot have it. */
  isBeyond(text: LintText, key: string): boolean {
    return this.isComplete(text) || (text.articles.length > 0 && Number.parseInt(key, 10) > lastNumber(text))
  }

  cite(article: LawBlock): string {
    return cite(this.current.title, this.current.publishedOn?.slice(0, 4) ?? '', article.label)
  }

  /** By its own words, or where a starter's text lacks them, as is known. */
  countsWorkingDays(): boolean {
    return workingDayLaws.has(this.law.key) || this.current.articles.some(({ content }) => /期限以工作日计算/.test(content))
  }
}

function lastNumber(text: LintText): number {
  return Math.max(0, ...text.articles.map(({ key }) => Number.parseInt(key, 10) || 0))
}

interface Limit {
  days: number
  isWorking: boolean
  where: string
  words: string
}

const limitShape = /([一二三四五六七八九十百]{1,4}|\d{1,3})\s*个?\s*(工作)?日(?:内|以内|之内)/g

function limitsOf(article: LawBlock, law: Shelf): Limit[] {
  return [...article.content.matchAll(limitShape)].map(([words, number, working]) => ({
    days: chineseNumber(number!),
    isWorking: working !== undefined || law.countsWorkingDays(),
    where: law.cite(article),
    words,
  }))
}

/** The guide's time against those of the articles it cites: the same number counted in other days contradicts, unless another article has it so. */
function clockFinding(deadline: string, limits: readonly Limit[]): Found | null {
  const said = /([一二三四五六七八九十百]{1,4}|\d{1,3})\s*个?\s*(工作)?[日天]/.exec(deadline.normalize('NFKC'))
  if (said === null) return null
  const [words, number, working] = said
  const same = limits.filter(({ days }) => days === chineseNumber(number!))
  const other = same.find(({ isWorking }) => isWorking !== (working !== undefined))
  if (other === undefined || same.some(({ isWorking }) => isWorking === (working !== undefined))) return null
  return { kind: 'clock', cited: words, became: other.where, quote: other.words }
}

function cite(statute: string, version: string, article: string): string {
  return `《${statute}》${version === '' ? '' : `（${version}）`}${article}`
}

/** Letters of a quotation. */
const longestQuote = 60

function begin(text: string): string {
  const line = text.split('\n')[0] ?? ''
  return Array.from(line).length > longestQuote ? `${Array.from(line).slice(0, longestQuote).join('')}…` : line
}
