import { isStanding } from '@wenwu/core/annual-plans/duplicates'
import { mostPlanRows, type ImportedPlanRow } from '@wenwu/core/annual-plans/model'
import { foldName, nameShapes } from '@wenwu/core/annual-plans/names'
import { projectKey } from '@wenwu/core/annual-plans/same-project'
import type { Locale } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import type { GivenRow } from './read-plan-sheet.ts'
import type { PlanRecord } from './plan-repository.ts'
import { duplicateOf, groupedBy, isOther, likesOf, type StoredFacts, type StoredKnownRow } from './row-checks.ts'

/** A row of the plan as it stands before the file. */
export interface OwnRow {
  rank: number
  facts: StoredFacts
}

/** What the rows of a file are judged by. */
interface Known {
  plan: Pick<PlanRecord, 'id' | 'year' | 'batch'>
  /** Rows of all plans of the province that may be the same projects, the newest first. */
  known: readonly StoredKnownRow[]
  /** The rows of the plan by their ids. */
  own: ReadonlyMap<string, OwnRow>
  locale: Locale
  newId: () => string
}

/** What becomes of a row of the file. */
export interface Judged extends Pick<ImportedPlanRow, 'outcome' | 'reasons'> {
  /** Of one that says nothing new but a rank: the row of the plan and where it stood. */
  ranked?: { id: string; rank: number }
}

/** What the rows of a file come to that can be taken. */
export interface Taken {
  added: { id: string; rank: number; facts: StoredFacts }[]
  changed: { id: string; facts: StoredFacts }[]
  /** The ranks that the file gives, by the ids of their rows. */
  ranked: Map<string, number>
}

/** How a row that is added stands. */
const untouched = { result: 'open', isIssued: false } as const

export function refusal(...reasons: string[]): Judged {
  return { outcome: 'refused', reasons }
}

/** Judges the rows of a file one after another, each by what is stored and by those before it; `taken` grows with them. */
export function rowJudge({ plan, known, own, locale, newId }: Known): { judge: (asked: GivenRow, line: number) => Judged; taken: Taken } {
  const bySite = groupedBy(known, (row) => row.siteKey)
  const projectsOf = projectsByName(known)
  const shapeOf = nameShapes()
  /** Where the file has named a project, and a rank. */
  const linesOfProjects = new Map<string, number>()
  const linesOfRanks = new Map<number, number>()
  /** The new rows of the file by their sites, for what comes behind them; the newest first, as those that are stored. */
  const addedAt = new Map<string, StoredKnownRow[]>()
  const taken: Taken = { added: [], changed: [], ranked: new Map() }

  function judge(asked: GivenRow, line: number): Judged {
    const key = projectKey(asked)
    const earlier = linesOfProjects.get(key)
    if (earlier !== undefined) return refusal(translate(locale, 'imports.problem-repeated', { line: earlier }))
    const rankedAt = asked.rank === undefined ? undefined : linesOfRanks.get(asked.rank)
    if (rankedAt !== undefined) return refusal(translate(locale, 'errors.plan-rank-taken', { rank: asked.rank!, line: rankedAt }))
    const [nameKey, siteKey] = [foldName(asked.projectName), foldName(asked.siteName)]
    const alike = projectsOf(nameKey).get(key) ?? []
    const same = alike.find(({ id }) => own.has(id))
    const self = { planId: plan.id, id: same?.id, rootId: same?.rootId }
    const duplicate = alike.find((each) => isOther(self, each) && isStanding(each))
    if (duplicate !== undefined) {
      const { code, params } = duplicateOf(duplicate)
      return refusal(translate(locale, `errors.${code}`, params))
    }
    if (same === undefined && own.size + taken.added.length >= mostPlanRows)
      return refusal(translate(locale, 'errors.plan-full', { n: mostPlanRows }))
    linesOfProjects.set(key, line)
    if (asked.rank !== undefined) linesOfRanks.set(asked.rank, line)
    // those of the file first: they are of this plan, so none of them is for notice alone
    const likes = [addedAt.get(siteKey), bySite.get(siteKey)].flatMap((ofSite = []) =>
      likesOf({ ...self, nameKey, year: plan.year }, ofSite, shapeOf),
    )
    const reasons = likes.map(({ code, year, batch, name }) => translate(locale, `annual-plans.warning-${code}`, { year, n: batch, name }))
    return { ...(same === undefined ? add(asked, nameKey, siteKey) : change(asked, same.id)), reasons }
  }

  function add(asked: GivenRow, nameKey: string, siteKey: string): Omit<Judged, 'reasons'> {
    const id = newId()
    if (asked.rank !== undefined) taken.ranked.set(id, asked.rank)
    taken.added.push({ id, rank: own.size + taken.added.length + 1, facts: { group: '', remark: '', ...asked } })
    const { id: planId, year, batch } = plan
    const { siteName, projectName } = asked
    const row = { id, rootId: id, planId, year, batch, siteName, siteKey, projectName, nameKey, ...untouched }
    addedAt.set(siteKey, [row, ...(addedAt.get(siteKey) ?? [])])
    return { outcome: 'added' }
  }

  function change(asked: GivenRow, id: string): Omit<Judged, 'reasons'> {
    if (asked.rank !== undefined) taken.ranked.set(id, asked.rank)
    const { rank, facts: old } = own.get(id)!
    const facts: StoredFacts = { ...old, ...asked }
    const isSame = (Object.keys(old) as (keyof typeof old)[]).every((field) => facts[field] === old[field])
    if (isSame) return { outcome: 'same', ...(asked.rank !== undefined && { ranked: { id, rank } }) }
    taken.changed.push({ id, facts })
    return { outcome: 'changed' }
  }

  return { judge, taken }
}

/** Rows that are known by their projects, of each folded name: its projects are told apart when it is first asked for. */
function projectsByName(known: readonly StoredKnownRow[]): (nameKey: string) => ReadonlyMap<string, StoredKnownRow[]> {
  const byName = groupedBy(known, (row) => row.nameKey)
  const read = new Map<string, Map<string, StoredKnownRow[]>>()
  return (nameKey) => {
    let projects = read.get(nameKey)
    if (projects === undefined) read.set(nameKey, (projects = groupedBy(byName.get(nameKey) ?? [], projectKey)))
    return projects
  }
}
