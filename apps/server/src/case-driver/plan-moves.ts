import { beginning, findWay, type Choice, type Move, type Place } from '@wenwu/bpmn/find-way'
import type { ProcessDefinition } from '@wenwu/bpmn/model'
import { toDefinition } from '@wenwu/bpmn/spec'
import type { FormData } from '@wenwu/core/form/model'
import { getValue } from '@wenwu/core/form/paths'
import type { ItemSource, ProcessTable, TaskAction } from '@wenwu/core/item/model'
import { candidatesByRule, kindOfRole } from '@wenwu/core/organizations/candidates-of'
import { readProcessSettings } from '@wenwu/core/item/process-settings'
import { toProcessSpec } from '@wenwu/core/item/process-table'
import { demoOrganizations } from '../db/seed/demo-accounts.ts'

/** Where a case is taken: a step that it shall wait at, an end that it shall reach, or an action that shall be taken. */
export type Goal = string | { step: string; outcome: string }

/** What decides how a case goes: its item's process, the variables that come from its form, and the place that it names. */
export type Course = Pick<ItemSource, 'process' | 'variables'> & Partial<Pick<ItemSource, 'columns'>>

/**
 * The fewest actions that bring a case to a goal from its beginning, or from where it waits at the steps `open`: then as if it had come
 * there by the shortest way. Of ways of the same length that with the actions named first. Throws where no way leads there.
 */
export function planMoves(course: Course, data: FormData, goal: Goal, open?: readonly string[]): Move[] {
  const { definition, choicesAt, plans } = readProcess(course.process)
  const ofForm = Object.fromEntries(Object.entries(course.variables).map(([name, path]) => [name, getValue(data, path) ?? null]))
  const variables = { ...ofForm, ...presenceOf(course, data, open ?? []) }
  const key = JSON.stringify([variables, goal, open])
  if (!plans.has(key)) plans.set(key, findMoves())
  const way = plans.get(key)
  if (way === undefined) throw new Error(`${course.process.id}: no way from ${open?.join() ?? 'the start'} to ${JSON.stringify(goal)}`)
  return way

  function findMoves(): Move[] | undefined {
    const start = beginning(definition, variables)
    const arrival = open === undefined ? [] : findWay(definition, start, choicesAt, (place) => isSame(place.open, open))
    return arrival && findWay(definition, arrival.at(-1)?.place ?? start, choicesAt, (place, move) => isReached(goal, place, move))
  }
}

/**
 * Which of the bodies that not every place has there are for a case, as the server finds out at its submission: those of the demo accounts at the region of its form, and those
 * that it waits at.
 */
function presenceOf({ process, columns }: Course, data: FormData, open: readonly string[]): Record<string, boolean> {
  const region = columns?.region === undefined ? undefined : getValue(data, columns.region)
  const tasks = process.steps.filter((step) => step.kind === 'task')
  return Object.fromEntries(
    tasks.flatMap(({ id, task: { role, organization } }) => {
      const rule = candidatesByRule(organization)
      if (rule?.by !== 'region' || rule.presence === undefined) return []
      const place = String(region ?? '').slice(0, rule.digits)
      const isThere = demoOrganizations.some(({ kind, regionCode }) => kind === kindOfRole(role) && regionCode === place)
      return [[rule.presence, isThere || open.includes(id)]]
    }),
  )
}

interface ReadProcess {
  definition: ProcessDefinition
  choicesAt(step: string): readonly Choice[]
  /** Plans made so far, undefined where no way leads: hundreds of tests ask for the same few. */
  plans: Map<string, Move[] | undefined>
}
const processes = new WeakMap<ProcessTable, ReadProcess>()

function readProcess(table: ProcessTable): ReadProcess {
  const known = processes.get(table)
  if (known !== undefined) return known
  const definition = toDefinition(toProcessSpec(table))
  const { tasks } = readProcessSettings(Object.values(definition.nodes))
  const choices = new Map([...tasks].map(([step, { actions }]) => [step, actions.map(toChoice)]))
  const read: ReadProcess = { definition, choicesAt: (step) => choices.get(step) ?? [], plans: new Map() }
  processes.set(table, read)
  return read
}

function toChoice({ outcome, set, effect }: TaskAction): Choice {
  return { outcome, variables: { ...set, ...(effect === 'invite-experts' && { experts: ['expert'] }) } }
}

function isReached(goal: Goal, place: Place, move: Move | undefined): boolean {
  if (typeof goal === 'string') return place.ended === goal || place.open.includes(goal)
  return move?.node === goal.step && move.outcome === goal.outcome
}

function isSame(steps: readonly string[], others: readonly string[]): boolean {
  return steps.length === others.length && steps.every((step) => others.includes(step))
}
