import { expect, test } from 'vitest'
import { text } from '@wenwu/core/i18n/text'
import type { ViewerNode } from '@wenwu/core/item/model'
import { marksIn, type TreeNode } from './tree.ts'

const part = (node: Partial<ViewerNode>): TreeNode => {
  const title = text('部分', 'Part')
  return { key: 'viewer:x', kind: 'viewer', title, node: { key: 'x', title, call: 'x', sections: ['project'], layout: [], ...node } }
}
const marks = {
  fields: { 'project.name': '', 'project.need': '', 'budget.lines[#1].sum': '', 'budget.lines': '' },
  materials: { letter: '' },
}

test('a mark is counted in the part that shows its field, not in every part of its section', () => {
  const basics = part({ layout: [{ kind: 'pairs', fields: ['name'] }] })
  const reasons = part({ layout: [{ kind: 'paragraph', field: 'need' }] })
  expect([marksIn(basics, marks), marksIn(reasons, marks)]).toEqual([['project.name'], ['project.need']])
  expect(marksIn(part({ sections: [], list: 'budget.lines' }), marks)).toEqual(['budget.lines[#1].sum', 'budget.lines'])
  expect(marksIn({ key: 'materials', kind: 'materials', title: null }, marks)).toEqual(['letter'])
  expect(marksIn({ key: 'progress', kind: 'progress', title: null }, marks)).toEqual([])
})
