import { sql } from 'kysely'
import type { ApplicantUnit } from '@wenwu/core/form/model'
import type { Db } from '../../../../platform/database/request-database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'

const unitOf = prepared<{ applicantKey: string }>()((db, at) =>
  db
    .selectFrom('organizations')
    .select(['name', 'credit_code', 'address', sql<boolean>`false`.as('is_person')])
    .where('id', '=', at('applicantKey'))
    .unionAll(
      db
        .selectFrom('users')
        .select(['name', sql<string | null>`null`.as('credit_code'), sql<string>`''`.as('address'), sql<boolean>`true`.as('is_person')])
        .where('id', '=', at('applicantKey'))
        .where('organization_id', 'is', null),
    )
    .modifyEnd(byKey),
)

/** Whoever a case is filed by (its `applicant_key`): a unit, or a person of none, who has neither code nor address here. One statement. */
export async function findApplicantUnit(db: Db, applicantKey: string): Promise<ApplicantUnit | null> {
  const [unit] = await unitOf(db, { applicantKey })
  return unit === undefined
    ? null
    : { name: unit.name, creditCode: unit.credit_code, address: unit.address, ...(unit.is_person && { isPerson: true }) }
}
