import type { CaseRecord } from '../cases/index.ts'
import { getTaskSettings, type LoadedItem } from '../items/index.ts'
import { candidateKey, type Instance } from '../process/index.ts'

/** A case with its process. */
export interface CaseAtWork {
  record: CaseRecord
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
