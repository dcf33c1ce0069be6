/**
 * The code people know a matter by (事项编码: 56005, 56014-a, SD-0001), or '' where it has none. Some matters are named on the wire by the
 * class of their form (TBCrpPaMainEntity, short TBCrpPa; specification §3): those are notations of the program, never shown to people.
 */
export function matterCode(notation: string): string {
  return /\d/.test(notation) && !/^tb(crp|crr|sp)/i.test(notation) ? notation : ''
}
