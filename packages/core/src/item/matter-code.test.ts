import { describe, expect, it } from 'vitest'
import { matterCode } from './matter-code.ts'

describe('the code of a matter as people see it', () => {
  it('is the number of the matter, or that of a province', () => {
    for (const code of ['56005', '5600802', '56014-a', '56008-B', 'SD-0001']) expect(matterCode(code)).toBe(code)
  })
  it('is never the class of its form', () => {
    for (const notation of ['TBCrpPaMainEntity', 'TBCrpPyplanMainEntity_plan1', 'TBSpAi', 'tbcrrszh', 'TemplateItem', ''])
      expect(matterCode(notation)).toBe('')
  })
})
