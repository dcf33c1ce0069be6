import { draftStatus } from '@wenwu/core/codes/statuses'
import type { AccessRule, FieldRights, FormDefinition } from '@wenwu/core/form/model'
import { fieldRights, fullRights, readRights, sharedRights, type Rights } from '@wenwu/core/form/rights'
import type { ItemDefinition, Role } from '@wenwu/core/item/model'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { CaseRecord } from '../record/case-repository.ts'

/** What decides about a person's fields beside their role: the open correction and the steps that are theirs now. */
export interface RightsFacts {
  record: CaseRecord
  /** Flagged field paths of the open correction, or null. */
  correctionPaths: string[] | null
  /** Field access of the open tasks that are theirs. */
  taskRules: AccessRule[]
  /** What their roles say about the fields of this item, as their administrator set it (`field-rules.ts`). */
  fieldRules: AccessRule[]
}

/**
 * Rights of a person on the fields of a case: rules of each of their roles (the item's, then the administrator's) and of the step, over a base. An applicant edits
 * the whole draft, and in a correction the flagged fields only; officials read, except where a step opens a field.
 */
export function caseRights(item: ItemDefinition, actor: Actor, facts: RightsFacts): Rights {
  if (actor.kind !== 'official') {
    const rules = [...rulesOf(item, ['applicant']), ...facts.fieldRules]
    if (facts.record.status === draftStatus) return sharedRights(rules, fullRights)
    if (facts.correctionPaths === null) return sharedRights(rules.map(visibleOnly), readRights)
    return sharedRights([...rules.map(visibleOnly), onlyThese(facts.correctionPaths)], fullRights)
  }
  return sharedRights([...rulesOf(item, actor.roles as Role[]), ...facts.fieldRules, ...facts.taskRules], readRights)
}

function rulesOf(item: ItemDefinition, roles: readonly Role[]): AccessRule[] {
  return roles.map((role) => item.access[role]).filter((rule) => rule !== undefined)
}

const visibleParts = new WeakMap<AccessRule, AccessRule>()

/** What a rule says about visibility alone; the same object for the same rule. */
function visibleOnly(rule: AccessRule): AccessRule {
  let part = visibleParts.get(rule)
  if (part === undefined) visibleParts.set(rule, (part = pickVisible(rule)))
  return part
}

function pickVisible(rule: AccessRule): AccessRule {
  return Object.fromEntries(
    Object.entries(rule).map(([path, rights]) => [path, rights.visible === undefined ? {} : { visible: rights.visible }]),
  )
}

function onlyThese(paths: string[]): AccessRule {
  const rule: Record<string, Partial<FieldRights>> = { '*': { editable: false } }
  for (const path of paths) rule[path.replace(/\[[^\]]*\]/g, '')] = { editable: true }
  return rule
}

const shown = new WeakMap<Rights, WeakMap<FormDefinition, AccessRule>>()

/** The rights as one rule per field, for the browser: it displays what was decided here. */
export function rightsForBrowser(form: FormDefinition, rights: Rights): AccessRule {
  let ofForms = shown.get(rights)
  if (ofForms === undefined) shown.set(rights, (ofForms = new WeakMap()))
  let rule = ofForms.get(form)
  if (rule === undefined) ofForms.set(form, (rule = ruleOfFields(form, rights)))
  return rule
}

function ruleOfFields(form: FormDefinition, rights: Rights): AccessRule {
  const rule: AccessRule = {}
  for (const section of form.sections) {
    for (const field of section.fields) {
      const path = `${section.key}.${field.key}`
      const own = (rule[path] = fieldRights(path, rights))
      if (field.type !== 'table') continue
      for (const column of field.columns) {
        const ofColumn = fieldRights(`${path}.${column.key}`, rights)
        // a column is as its table unless something is said of it
        if (ofColumn.visible !== own.visible || ofColumn.editable !== own.editable || ofColumn.required)
          rule[`${path}.${column.key}`] = ofColumn
      }
    }
  }
  return rule
}
