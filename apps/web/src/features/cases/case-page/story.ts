import type { CaseEvent, CaseView } from '@wenwu/core/cases/model'
import type { Text } from '@wenwu/core/i18n/text'
import { isCorrectionNew } from './landing.ts'

/** What an official has to know of a case before deciding on it. */
export interface Story {
  /** Things the applicant changed with the correction that came back last, while nobody has acted since; null for none. */
  changed: number | null
  /** Names of required materials that are not there and could be by now. */
  missing: Text[]
  /** Verdicts of the experts who were called last, each with its number; `open` have not said theirs. Null where none were called. */
  tally: { verdicts: { label: Text; n: number }[]; open: number } | null
  /** What was said last by those who handle the case, the newest first. */
  opinions: CaseEvent[]
}

/** How many of the last opinions are told. */
const told = 2

/** The story of a case, from what this reader may see of it. */
export function storyOf(view: Pick<CaseView, 'corrections' | 'history' | 'materials' | 'tasks'>): Story {
  const { history, materials, tasks } = view
  const own = new Set(tasks.filter(({ isMine }) => isMine).flatMap(({ ownMaterials }) => ownMaterials))
  const isDue = ({ by, key }: CaseView['materials'][number]): boolean => by === 'applicant' || own.has(key)
  return {
    changed: isCorrectionNew(view) ? changesOf(view.corrections.at(-1)) : null,
    missing: materials.filter((each) => each.isRequired && isDue(each) && each.files.length === 0).map(({ name }) => name),
    tally: tallyOf(view),
    opinions: history
      .filter((event) => event.kind === 'acted' && isSaid(event))
      .slice(-told)
      .reverse(),
  }
}

function isSaid({ actorRole, outcomeLabel, opinion }: CaseEvent): boolean {
  return actorRole !== 'applicant' && (opinion !== '' || outcomeLabel !== null)
}

function changesOf(correction: CaseView['corrections'][number] | undefined): number {
  if (correction === undefined) return 0
  return correction.changes.length + correction.materials.filter(({ change }) => change !== 'none').length
}

/** Experts of one round act at one step with nobody else between; the last round counts. */
function tallyOf({ history, tasks }: Pick<CaseView, 'history' | 'tasks'>): Story['tally'] {
  const open = tasks.filter(({ role }) => role === 'expert').length
  const acts = history.filter(({ kind }) => kind === 'acted')
  const last = acts.map(({ actorRole }) => actorRole === 'expert').lastIndexOf(true)
  // with experts still asked, what stands before the act that asked them is another round's
  if (last === -1 || (open > 0 && last < acts.length - 1)) return open === 0 ? null : { verdicts: [], open }
  const from = acts
    .slice(0, last)
    .map(({ actorRole }) => actorRole === 'expert')
    .lastIndexOf(false)
  const verdicts = new Map<string, { label: Text; n: number }>()
  for (const { outcome, outcomeLabel } of acts.slice(from + 1, last + 1)) {
    if (outcome === null || outcomeLabel === null) continue
    verdicts.set(outcome, { label: outcomeLabel, n: (verdicts.get(outcome)?.n ?? 0) + 1 })
  }
  return verdicts.size === 0 && open === 0 ? null : { verdicts: [...verdicts.values()], open }
}
