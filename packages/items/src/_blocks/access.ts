import type { AccessRule } from '@wenwu/core/form/model'
import type { ItemDefinition } from '@wenwu/core/item/model'

/** Everything to be seen, nothing to be changed: whoever examines does not rewrite what was applied for. */
export const readOnly: AccessRule = { '*': { visible: true, editable: false } }

/**
 * Where a person can be reached. Whoever assesses for the bureau gives an opinion on the scheme and has no business with the applicant
 * (个人信息保护法 6条: no more than the purpose needs); every applicant and letter block has these fields.
 */
export const contactPaths = ['applicant.address', 'applicant.email', 'letter.contract', 'letter.telNumber', 'letter.tellsContact'] as const

/** Read only, with the given paths hidden. */
export function withoutPaths(paths: readonly string[]): AccessRule {
  return { ...readOnly, ...Object.fromEntries(paths.map((path) => [path, { visible: false, editable: false }])) }
}

/** Field access per role of an ordinary item; `hidden` are further paths kept from third parties and experts. */
export function roleAccess(hidden: readonly string[] = []): ItemDefinition['access'] {
  const outside = withoutPaths([...contactPaths, ...hidden])
  return {
    applicant: { '*': { visible: true, editable: true } },
    'province-officer': readOnly,
    'province-lead': readOnly,
    'national-accept': readOnly,
    'national-officer': readOnly,
    'national-lead': readOnly,
    'national-office': readOnly,
    'third-party': outside,
    expert: outside,
  }
}
