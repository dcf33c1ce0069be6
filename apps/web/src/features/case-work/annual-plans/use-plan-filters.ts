import { useHasPermissions, useSession } from '../../../lib/session.ts'

const province = ['province'] as const

/** Filters of plans and their rows that the reader has no choice in: a province has its own alone. */
export function useFiltersLeftOut(): readonly string[] | undefined {
  const has = useHasPermissions()
  const isOfProvince = useSession((state) => (state.user?.provinceCode ?? null) !== null)
  return isOfProvince && !has('plan.decide') && !has('plan.rank') ? province : undefined
}
