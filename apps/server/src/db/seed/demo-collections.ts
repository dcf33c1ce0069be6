import { findProvince } from '@wenwu/core/codes/provinces'
import type { FormData } from '@wenwu/core/form/model'
import type { CalendarDate } from '@wenwu/core/kernel/date'
import { exampleOf, filledInOn } from '../../case-driver/file-case.ts'
import { accountOf, applicantOf, documentPrefixes } from './demo-application.ts'
import { demoMobile } from './demo-accounts.ts'

/** An application of the demo museum about its own relics: the example of its matter, told of that museum. */
export interface DemoCollection {
  item: string
  applicant: 'museum'
  /** As in `DemoProject`. */
  stage: string
  submittedDaysAgo: number
  /** What is to be corrected, where it is returned. */
  defect?: { path: string; note: string }
}

/** One of each matter of collections, spread over stages and lights. */
export const demoCollections: DemoCollection[] = [
  { item: '56017', applicant: 'museum', stage: 'filed', submittedDaysAgo: 96 },
  { item: 'TBCrrYfxMainEntity', applicant: 'museum', stage: 'leadSign', submittedDaysAgo: 41 },
  { item: '56015', applicant: 'museum', stage: 'nationalReview', submittedDaysAgo: 28 },
  {
    item: '56019',
    applicant: 'museum',
    stage: 'correctNational',
    submittedDaysAgo: 37,
    defect: { path: 'sampling.sampleMass', note: '取样总量偏大，请说明能否减少切取，并补充取样部位图。' },
  },
  { item: '56016', applicant: 'museum', stage: 'provinceReview', submittedDaysAgo: 9 },
  { item: 'TBCrrPplanEntity_plan1', applicant: 'museum', stage: 'provinceAccept', submittedDaysAgo: 1 },
  { item: 'TBCrrSzhMainEntity', applicant: 'museum', stage: 'draft', submittedDaysAgo: 3 },
]

/** The application as a form filled in on this day: its plans are as far ahead as those of the example. */
export function collectionApplication(filing: DemoCollection, submittedOn: CalendarDate): FormData {
  const { user, organization } = accountOf(filing)
  const province = findProvince(organization.provinceCode!)!
  const example = exampleOf(filing.item)
  const { applicantName } = example.applicant as { applicantName: string }
  const { rfTitle } = example.letter as { rfTitle: string }
  const renamed = JSON.parse(JSON.stringify(example).replaceAll(applicantName, organization.name)) as FormData
  const own = filledInOn(renamed, submittedOn)
  return {
    ...own,
    applicant: { ...own.applicant, ...applicantOf(filing) },
    letter: {
      ...own.letter,
      rfTitle: `${province.bureau.zh_CN}${rfTitle.slice(rfTitle.indexOf('关于')).replaceAll(applicantName, organization.name)}`,
      rfNumber: `${documentPrefixes[province.code]}文物字〔${submittedOn.slice(0, 4)}〕${400 + filing.submittedDaysAgo}号`,
      projectLeader: user.name,
      contract: user.name,
      telNumber: demoMobile(user.username),
    },
  }
}
