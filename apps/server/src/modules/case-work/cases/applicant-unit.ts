import type { ApplicantUnit } from '@wenwu/core/form/model'
import type { Db } from '../../../platform/database/request-database.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { byKey } from '../../../platform/database/statement-name.ts'

const unitOf = prepared<{ applicantKey: string }>()((db, at) =>
  db.selectFrom('organizations').select(['name', 'credit_code', 'address']).where('id', '=', at('applicantKey')).modifyEnd(byKey),
)

/** The unit that a case is filed by (its `applicant_key`); null where that is a person without one. One statement. */
export async function findApplicantUnit(db: Db, applicantKey: string): Promise<ApplicantUnit | null> {
  const [unit] = await unitOf(db, { applicantKey })
  return unit === undefined ? null : { name: unit.name, creditCode: unit.credit_code, address: unit.address }
}
