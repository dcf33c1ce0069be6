import { expect, it } from 'vitest'
import { filedProjectKey } from './model.ts'

it('a project is the same whatever brackets, width and white space it is typed with', () => {
  const key = filedProjectKey({ approvalNumber: '陕文物函〔2026〕9号', projectName: '塔基加固工程（一期）' })
  for (const [approvalNumber, projectName] of [
    ['陕文物函[2026]9号', '塔基 加固工程(一期)'],
    ['陕文物函【２０２６】９号 ', '塔基加固工程（一期）'],
  ] as const)
    expect(filedProjectKey({ approvalNumber, projectName })).toBe(key)
  expect(filedProjectKey({ approvalNumber: '陕文物函〔2026〕9号', projectName: '塔基加固工程（二期）' })).not.toBe(key)
})
