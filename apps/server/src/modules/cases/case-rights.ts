import type { AccessRule, FieldRights, FormDefinition } from '@wenwu/core/form/model'
import { fullRights, readRights, type Rights } from '@wenwu/core/form/rights'
import type { ItemDefinition, Role } from '@wenwu/core/item/model'
import type { Actor } from '../../platform/http/actor.ts'
import type { CaseRecord } from './case-repository.ts'

/** What decides about a person's fields beside their role: the open correction and the steps that are theirs now. */
export interface RightsFacts {
  record: CaseRecord
  /** Flagged field paths of the open correction, or null. */
  correctionPaths: string[] | null
  /** Field access of the open tasks that are theirs. */
  taskRules: AccessRule[]
}

/**
 * Rights of a person on the fields of a case: rules of each of their roles and of the step, over a base. An applicant edits
 * the whole draft, and in a correction the flagged fields only; officials read, except where a step opens a field.
 */
export function caseRights(item: ItemDefinition, actor: Actor, facts: RightsFacts): Rights {
  if (actor.kind !== 'official') {
    const rules = rulesOf(item, ['applicant'])
    if (facts.record.status === '01') return { rules, base: fullRights }
    if (facts.correctionPaths === null) return { rules: rules.map(visibleOnly), base: readRights }
    return { rules: [...rules.map(visibleOnly), onlyThese(facts.correctionPaths)], base: fullRights }
  }
  return { rules: [...rulesOf(item, actor.roles as Role[]), ...facts.taskRules], base: readRights }
}

function rulesOf(item: ItemDefinition, roles: readonly Role[]): AccessRule[] {
  return roles.map((role) => item.access[role]).filter((rule) => rule !== undefined)
}

function visibleOnly(rule: AccessRule): AccessRule {
  return Object.fromEntries(Object.entries(rule).map(([path, rights]) => [path, rights.visible === undefined ? {} : { visible: rights.visible }]))
}

function onlyThese(paths: string[]): AccessRule {
  const rule: Record<string, Partial<FieldRights>> = { '*': { editable: false } }
  for (const path of paths) rule[path.replace(/\[[^\]]*\]/g, '')] = { editable: true }
  return rule
}

/** The rights as one rule per field, for the browser: it displays what was decided here. */
export function rightsForBrowser(form: FormDefinition, rightsOf: (path: string) => FieldRights): AccessRule {
  const rule: AccessRule = {}
  for (const section of form.sections) for (const field of section.fields) rule[`${section.key}.${field.key}`] = rightsOf(`${section.key}.${field.key}`)
  return rule
}
