import type { FormData } from '@wenwu/core/form/model'

/** Makes the list of relics of an application as long as wanted: bronze mirrors of grade one, numbered, and the sums that go with them. */
export function withRelics(wanted: number): (data: FormData) => void {
  return (data) => {
    const relics = data['relics']!
    const [first] = relics['culturalRelicList'] as Record<string, unknown>[]
    relics['culturalRelicList'] = Array.from({ length: wanted }, (_, i) => ({
      ...first,
      id: `r${i + 1}`,
      culName: `铜镜${String(i + 1).padStart(4, '0')}`,
      culTotalNumber: `FC-${i + 1}`,
      culAmount: 1,
    }))
    Object.assign(relics, { culCangpinLevelAll: wanted, culCangpinLevel1: wanted, culCangpinLevel2: 0, culCangpinLevel3: 0 })
  }
}
