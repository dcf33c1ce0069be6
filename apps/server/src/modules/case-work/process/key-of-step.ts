import { getTaskSettings, type LoadedItem } from '../items/index.ts'
import { candidateKey } from './candidate.ts'
import type { Instance } from './instance-repository.ts'

/** A case with its process: what it says of where it is and whose it is, and how far it has come. */
export interface CaseAtWork {
  record: { province_code: string | null; region_code: string | null; applicant_key: string }
  item: LoadedItem
  instance: Instance
}

/** The key under which a step is offered when the case comes to it. */
export function keyOfStep({ record, item, instance }: CaseAtWork, step: string): string {
  return candidateKey(getTaskSettings(item, step), {
    provinceCode: record.province_code,
    regionCode: record.region_code,
    applicantKey: record.applicant_key,
    thirdParty: instance.state.variables.thirdParty,
    element: undefined,
  })
}
