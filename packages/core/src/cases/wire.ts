import { z } from 'zod'
import { findProvince, provinces } from '../codes/provinces.ts'
import { inData, mapped } from '../http/codec.ts'
import { pageNation } from '../http/wire.ts'
import type { Page } from '../kernel/page.ts'
import { refusingOtherNames } from '../list/wire.ts'
import type { CaseQuery } from './list.ts'
import type { CaseRow } from './model.ts'
import { caseRowSchema } from './schemas.ts'

const applyMain = z.object({
  groupId: z.string().nullable(),
  itemDataId: z.string(),
  camItemCode: z.string(),
  processInstanceId: z.string(),
})

/** A process instance has the id of its case. */
function toApplyMain({ id, groupId, itemCode }: Pick<CaseRow, 'id' | 'groupId' | 'itemCode'>): z.output<typeof applyMain> {
  return { groupId, itemDataId: id, camItemCode: itemCode, processInstanceId: id }
}

/** A row on the wire: the seed's crbApplyMain next to our columns. */
const rowWire = caseRowSchema.extend({ crbApplyMain: applyMain })

/** How many cases each preset has, by its key, to one past the cap. */
export const presetCounts = z.record(z.string(), z.number())

/** A page of cases. `presetCounts`: none where they were not asked for, absent where they are to be asked for by themselves. */
export type CasePage = Page<CaseRow> & { presetCounts?: Record<string, number> }

export const casePage = inData(
  mapped(
    z.object({
      data: z.array(rowWire),
      pagination: z.object({ totalNum: z.number(), capped: z.boolean() }),
      presets: presetCounts.optional(),
    }),
    (wire): CasePage => ({
      rows: wire.data,
      total: wire.pagination.totalNum,
      isCapped: wire.pagination.capped,
      ...(wire.presets !== undefined && { presetCounts: wire.presets }),
    }),
    (page) => ({
      data: page.rows.map((row) => ({ ...row, crbApplyMain: toApplyMain(row) })),
      pagination: { totalNum: page.total, capped: page.isCapped },
      ...(page.presetCounts !== undefined && { presets: page.presetCounts }),
    }),
  ),
)

interface ApplicationData extends Pick<CaseRow, 'id' | 'groupId' | 'itemCode' | 'number' | 'title' | 'status'> {
  /** The form by the names of specification §3. */
  sections: Record<string, unknown>
}

/** An application by its id: its sections lie next to crbApplyMain, as callers of the specification read entities. */
export const applicationData = mapped(
  z
    .object({
      id: z.string(),
      itemCode: z.string(),
      number: z.string().nullable(),
      title: z.string(),
      status: z.string(),
      crbApplyMain: applyMain,
    })
    .catchall(z.any()),
  ({ id, itemCode, number, title, status, crbApplyMain, ...sections }): ApplicationData => ({
    id,
    itemCode,
    number,
    title,
    status,
    groupId: crbApplyMain.groupId,
    sections,
  }),
  ({ sections, groupId, ...own }) => ({ ...sections, ...own, crbApplyMain: toApplyMain({ ...own, groupId }) }),
)

/** What the list of specification §7.5 is asked by; `sponsor` and `busiType` are the seed's and not used for rights. */
export const applicationQuery = mapped<Record<string, unknown>, CaseQuery>(
  z
    .object({
      sponsor: z.string().max(100).optional(),
      busiType: z.string().max(10).optional(),
      provinceName: z.string().max(40).optional(),
      companyName: z.string().max(100).optional(),
      pageNation: pageNation.optional(),
    })
    .meta(refusingOtherNames),
  ({ provinceName, companyName, pageNation: page }) => {
    const { pageNumber, pageSize } = (page ?? { pageNumber: 1, pageSize: 10 }) as z.output<typeof pageNation>
    return {
      filter: {
        preset: 'all',
        ...(typeof provinceName === 'string' && provinceName !== '' && { provinceCode: provinceOf(provinceName) }),
        ...(typeof companyName === 'string' && companyName !== '' && { keyword: companyName }),
      },
      sort: 'submitted-desc',
      page: { number: pageNumber, size: pageSize },
    }
  },
  ({ filter, page }) => ({
    provinceName: filter.provinceCode,
    companyName: filter.keyword,
    pageNation: { pageNumber: page.number, pageSize: page.size },
  }),
)

/** The code of a province by its name or by itself; a name of none finds nothing. */
function provinceOf(said: string): string {
  return (findProvince(said) ?? provinces.entries.find(({ name }) => name.zh_CN === said))?.code ?? '00'
}
