import { findEntry } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { qualificationGrades } from '@wenwu/core/codes/qualification-grades'
import { qualificationKinds } from '@wenwu/core/codes/qualification-kinds'
import { qualifiedUnitSorts, validities, type QualifiedUnitQuery } from '@wenwu/core/qualified-units/model'
import type { ListQuery } from '../../ui/list/list-types.ts'

/** What the address of /qualified-units says, as the contract asks for it; values nobody knows are dropped. */
export function unitQueryOf({ values, sort, page }: ListQuery): QualifiedUnitQuery {
  return {
    keyword: values['keyword']?.slice(0, 100),
    provinceCode: findEntry(provinces, values['province'] ?? '')?.code,
    kind: findEntry(qualificationKinds, values['kind'] ?? '')?.code,
    grade: findEntry(qualificationGrades, values['grade'] ?? '')?.code,
    validity: validities.find((validity) => validity === values['validity']),
    sort: qualifiedUnitSorts.find((allowed) => allowed === sort) ?? 'valid-desc',
    page: { number: page.number, size: Math.min(page.size, 100) },
  }
}
