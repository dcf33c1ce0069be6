import { expect, it } from 'vitest'
import { isAnswerable } from './answerable.ts'

it('in a correction a day is the applicant’s to change where it was flagged, any other problem wherever it is', () => {
  const at = (path: string, code = 'before') => isAnswerable({ path, code }, ['project.period', 'survey.sites'])
  expect([at('project.period.end'), at('survey.sites[2].seenOn'), at('project.period')]).toEqual([true, true, true])
  expect([at('project.periodOfDigging.end'), at('letter.sentOn'), at('applicant.applicantName', 'other-unit')]).toEqual([
    false,
    false,
    false,
  ])
  expect([at('letter.rfNumber', 'required'), isAnswerable({ path: 'project.period.end', code: 'before' }, undefined)]).toEqual([true, true])
})
