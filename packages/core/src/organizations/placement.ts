import type { OrganizationKind } from '../auth/model.ts'
import { departments } from '../codes/departments.ts'

/** What may stand where: the kinds below each kind, and below the root (null). */
const below: Record<OrganizationKind, readonly OrganizationKind[]> = {
  national: ['province', 'department'],
  province: ['department', 'division'],
  department: ['division'],
  division: [],
  unit: ['unit', 'department'],
  'third-party': ['department'],
  customs: ['customs', 'department'],
}
const roots: readonly OrganizationKind[] = ['national', 'unit', 'third-party', 'customs']

/** There is one national bureau, and one bureau per province: the installation brings them, nobody adds or moves them. */
export const fixedKinds: readonly OrganizationKind[] = ['national', 'province']

/** Whether an organisation of a kind may stand below one of `parent` (null: at the root). */
export function mayStandBelow(kind: OrganizationKind, parent: OrganizationKind | null): boolean {
  return (parent === null ? roots : below[parent]).includes(kind)
}

/** The kinds that somebody may add below a kind (null: at the root). */
export function addableBelow(parent: OrganizationKind | null): OrganizationKind[] {
  return (parent === null ? roots : below[parent]).filter((kind) => !fixedKinds.includes(kind))
}

/** Whether a kind has the province of what it stands below instead of one of its own. */
export function inheritsProvince(kind: OrganizationKind): boolean {
  return kind === 'department' || kind === 'division'
}

const fixedCodes: ReadonlySet<string> = new Set(['010101', ...departments.entries.map((entry) => entry.code)])

/** Whether a code is one of specification §3, by which the installation knows the bureau's own bodies again: it cannot be changed. */
export function isFixedCode(code: string | null): boolean {
  return code !== null && fixedCodes.has(code)
}
