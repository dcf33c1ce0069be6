import type { OrganizationKind } from '../auth/model.ts'
import { departments } from '../codes/departments.ts'
import type { OrganizationKindDefinition } from './kind.ts'
import { organizationKinds } from './kinds/index.generated.ts'
import { kindNames } from './model.ts'

const kinds: Readonly<Record<OrganizationKind, OrganizationKindDefinition>> = organizationKinds

/** The kinds below each kind, or below the root (null): those that say so, then its parts. */
function kindsBelow(parent: OrganizationKind | null): readonly OrganizationKind[] {
  const parts = parent === null ? [] : kinds[parent].parts
  return [...kindNames.filter((kind) => kinds[kind].below.includes(parent)), ...kindNames.filter((kind) => parts.includes(kind))]
}

/** There is one national bureau, and one bureau per province: the installation brings them, nobody adds or moves them. */
export const fixedKinds: readonly OrganizationKind[] = kindNames.filter((kind) => kinds[kind].isFixed === true)

/** Whether an organisation of a kind may stand below one of `parent` (null: at the root). */
export function mayStandBelow(kind: OrganizationKind, parent: OrganizationKind | null): boolean {
  return kindsBelow(parent).includes(kind)
}

/** The kinds that somebody may add below a kind (null: at the root). */
export function addableBelow(parent: OrganizationKind | null): OrganizationKind[] {
  return kindsBelow(parent).filter((kind) => !fixedKinds.includes(kind))
}

/** Kinds that have the province and region of what they stand below instead of their own. */
export const inheritingKinds: readonly OrganizationKind[] = kindNames.filter((kind) => kinds[kind].region === 'inherited')

/** Whether a kind has the province and region of what it stands below instead of its own. */
export function inheritsProvince(kind: OrganizationKind): boolean {
  return inheritingKinds.includes(kind)
}

/** Digits of the region that must be named for an organisation of a kind; undefined where a province, or none, is enough. */
export function regionDigits(kind: OrganizationKind): number | undefined {
  const { region } = kinds[kind]
  return typeof region === 'number' ? region : undefined
}

/** Kinds that must name a region of their own. */
export const kindsWithRegion: readonly OrganizationKind[] = kindNames.filter((kind) => regionDigits(kind) !== undefined)

const fixedCodes: ReadonlySet<string> = new Set(['010101', ...departments.entries.map((entry) => entry.code)])

/** Whether a code is one of specification §3, by which the installation knows the bureau's own bodies again: it cannot be changed. */
export function isFixedCode(code: string | null): boolean {
  return code !== null && fixedCodes.has(code)
}
