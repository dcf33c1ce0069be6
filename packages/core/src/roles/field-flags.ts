import type { AccessRule } from '../form/model.ts'

/** What a role says about one field; nothing said is visible, not required, not disabled. */
export interface FieldFlags {
  visible: boolean
  required: boolean
  disabled: boolean
}

export const flagNames = ['visible', 'required', 'disabled'] as const
export const noFlags: FieldFlags = { visible: true, required: false, disabled: false }

/** Whether a role says anything about a field. */
export function isSaid({ visible, required, disabled }: FieldFlags): boolean {
  return !visible || required || disabled
}

/** The stored value of specification §3: `modelItemId:flag` joined by commas, each field with the flags that are set. */
export function formatFlags(flags: ReadonlyMap<string, FieldFlags>): string {
  return [...flags].flatMap(([id, set]) => flagNames.filter((flag) => set[flag]).map((flag) => `${id}:${flag}`)).join(',')
}

/**
 * Reads a stored value against the fields there are. The value is complete for each item it names: a field of such an item without
 * `visible` is hidden; of items it does not name nothing is said. What is hidden is neither required nor open. Undefined where an
 * entry is no known field with a flag.
 */
export function parseFlags(value: string, known: readonly string[]): Map<string, FieldFlags> | undefined {
  const entries = value === '' ? [] : value.split(',')
  const fields = new Set(known)
  const set = new Map<string, Set<string>>()
  for (const entry of entries) {
    const at = entry.lastIndexOf(':')
    const id = entry.slice(0, at)
    const flag = entry.slice(at + 1)
    if (!fields.has(id) || !flagNames.some((name) => name === flag)) return undefined
    set.set(id, (set.get(id) ?? new Set()).add(flag))
  }
  const items = new Set([...set.keys()].map(itemOf))
  const flags = new Map<string, FieldFlags>()
  for (const id of known) {
    if (!items.has(itemOf(id))) continue
    const visible = set.get(id)?.has('visible') === true
    flags.set(id, {
      visible,
      required: visible && set.get(id)?.has('required') === true,
      disabled: !visible || set.get(id)?.has('disabled') === true,
    })
  }
  return flags
}

/** The item a field id belongs to, and its path there. */
export function itemOf(fieldId: string): string {
  return fieldId.slice(0, fieldId.indexOf('/'))
}

export function pathOf(fieldId: string): string {
  return fieldId.slice(fieldId.indexOf('/') + 1)
}

export interface FieldWord extends FieldFlags {
  path: string
}

/** The flags of one role on one item as a rule of the form language; `form/rights.ts` merges it with those of item and step. */
export function ruleOfFlags(words: readonly FieldWord[]): AccessRule {
  return Object.fromEntries(
    words.map(({ path, visible, required, disabled }) => [
      path,
      { ...(!visible && { visible: false }), ...((disabled || !visible) && { editable: false }), ...(required && { required: true }) },
    ]),
  )
}
