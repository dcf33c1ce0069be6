import { isBlank } from '@wenwu/core/form/json'

/** Whether an address beside a unit is somebody's own words, which another choice leaves alone: not blank, and not what the last unit brought. */
export function isOwnAddress(current: unknown, broughtLast: unknown): boolean {
  return !isBlank(current) && current !== broughtLast
}

/** Whether a division says no less than the one a unit lies in. Another province never does: a case goes to the province of its unit. */
export function isRegionWithin(current: unknown, ofUnit: string): boolean {
  return typeof current === 'string' && ofUnit !== '' && current.startsWith(ofUnit)
}
