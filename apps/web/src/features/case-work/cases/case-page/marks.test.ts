import { expect, it } from 'vitest'
import { markField, markMaterial, noMarks, reasonOfMarks, withoutWords, type MarksChange } from './marks.ts'

const after = (...changes: MarksChange[]) => changes.reduce((marks, change) => change(marks), noMarks)

it('marks of one moment all stay; a mark taken away is gone, the others are not', () => {
  const marked = after(markField('project.site', ''), markField('project.name', '请核对'), markMaterial('siting', '缺附图'))
  expect([marked.fields, marked.materials]).toEqual([{ 'project.site': '', 'project.name': '请核对' }, { siting: '缺附图' }])
  expect(markField('project.site', null)(marked).fields).toEqual({ 'project.name': '请核对' })
  expect(markMaterial('siting', null)(marked)).toMatchObject({ fields: marked.fields, materials: {} })
})

it('marks without words are named, fields and materials alike', () => {
  const marked = after(
    markField('project.site', ' '),
    markField('project.name', '请核对'),
    markMaterial('siting', ''),
    markMaterial('plan', '缺附图'),
  )
  expect(withoutWords(marked)).toEqual(['project.site', 'siting'])
  expect(withoutWords(noMarks)).toEqual([])
})

it('are a reason when there are some and each has its words', () => {
  expect(reasonOfMarks(noMarks)).toBeUndefined()
  expect(reasonOfMarks(after(markField('project.site', '请核对'), markMaterial('siting', ' ')))).toBeUndefined()
  expect(reasonOfMarks(after(markField('project.site', '请核对'), markMaterial('siting', '缺附图')))).toBe('有2处需要补正，详见各处说明。')
})
