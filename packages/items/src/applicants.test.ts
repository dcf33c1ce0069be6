import { isAsked } from '@wenwu/core/form/asked'
import { expect, it } from 'vitest'
import { items } from './index.generated.ts'

const openToPersons = items.filter(({ applicants, form }) => applicants.includes('individual') && form.applicant !== undefined)

it.each(openToPersons)('$code asks a person for nothing that only a unit has', ({ form }) => {
  expect(form.applicant!.kind).toBe('applicant.applicantType')
  const asked = (applicantType: string) =>
    form.sections
      .filter(({ key }) => key === 'applicant' || key === 'letter')
      .flatMap(({ fields }) => fields.filter((field) => isAsked(field, { applicant: { applicantType } })).map(({ key }) => key))
  const ofUnits = ['creditCode', 'superior', 'rfTitle', 'rfNumber', 'projectLeader']
  expect(asked('unit')).toEqual(expect.arrayContaining([...ofUnits, 'contract', 'telNumber']))
  expect(asked('person')).toEqual(expect.arrayContaining(['applicantName', 'contract', 'telNumber']))
  expect(asked('person').filter((key) => ofUnits.includes(key))).toEqual([])
})

it('a question whose help runs over lines has a row of its own: no neighbour is moved down by it', () => {
  const asked = items.flatMap(({ form }) =>
    form.sections.flatMap(({ fields }) => fields.filter(({ key }) => key === 'isAgent' || key === 'tellsContact')),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(({ width }) => width !== 'full')).toEqual([])
})

it('a unit without a superior is told what to write', () => {
  const fields = items.flatMap(({ form }) => form.sections.flatMap((section) => section.fields.filter(({ key }) => key === 'superior')))
  expect(fields.length).toBeGreaterThan(10)
  expect(fields.filter(({ help }) => help?.zh_CN.includes('填“无”') !== true)).toEqual([])
})

it('a person may hand in what they have as a picture, taken with a telephone', () => {
  const types = openToPersons.flatMap(({ materials }) => materials.filter(({ by }) => by === 'applicant').map((material) => material.types))
  expect(types.filter((known) => known !== undefined && !known.includes('jpg'))).toEqual([])
})

it('what is planned is not over, but where the law lets works begin first or what was done is told', () => {
  const open = items.flatMap(({ code, form }) =>
    form.sections.flatMap(({ key, fields }) =>
      fields.flatMap((field) => (field.type === 'period' && field.minEnd === undefined ? `${code} ${key}.${field.key}` : [])),
    ),
  )
  expect(open).toEqual([
    '5600801 survey.surveyPeriod',
    '5600802 project.period',
    '5600802 survey.surveyPeriod',
    '56022 consultation.publicPeriod',
  ])
})
