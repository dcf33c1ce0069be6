import { useMemo, type ReactNode } from 'react'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract } from '@wenwu/core/items/contract'
import { textIn } from '@wenwu/core/i18n/text'
import { contract as tables } from '@wenwu/core/table-import/contract'
import { call, fetchFile, saveBlob } from '../lib/call.ts'
import { currentLocale } from '../lib/i18n.ts'
import { queryClient } from '../lib/query.ts'
import { sendFile } from '../lib/send-file.ts'
import { uploadFile } from '../lib/upload.ts'
import { refusalOfFile } from './refusal-of-file.ts'
import { kindOfRegion } from '../form/region-kind.ts'
import { FormServicesContext, type FormServices, type RegionOption } from '../form/services.ts'

const names = new Map<string, string>()
/** Children by the code of their parent, '' for the provinces. */
const lists = new Map<string, readonly RegionOption[]>()

const regionKind = (code: string) => kindOfRegion(lists, code)

async function loadRegions(parent?: string): Promise<RegionOption[]> {
  const regions = await queryClient.fetchQuery({
    queryKey: ['regions', parent ?? ''],
    queryFn: () => call(contract.regions, { parent }, { isQuiet: true }),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  lists.set(parent ?? '', regions)
  for (const { code, name } of regions) names.set(code, name)
  return regions
}

function regionName(code: string): string | undefined {
  const known = names.get(code)
  if (known !== undefined) return known
  const province = provinces.entries.find((entry) => entry.code === code && code !== '')
  return province === undefined ? undefined : textIn(province.name, currentLocale())
}

function searchHeritageUnits(keyword: string, provinceCode?: string) {
  return queryClient.fetchQuery({
    queryKey: ['heritage-units', keyword, provinceCode ?? ''],
    queryFn: () => call(contract.heritageUnits, { keyword, provinceCode }, { isQuiet: true }),
    staleTime: 60_000,
  })
}

export interface ItemFormServicesProps {
  /** The case that files of attachment fields belong to; absent: nothing can be uploaded here. */
  caseId?: string | undefined
  /** Opens a file in place (useFileOpener). */
  onOpenFile?: ((file: { fileId: string; name: string }) => void) | undefined
  children: ReactNode
}

/** What forms and views need from outside: divisions, heritage units, files. Stands around every form and every view of a case. */
export function ItemFormServices({ caseId, onOpenFile, children }: ItemFormServicesProps) {
  const services = useMemo((): FormServices => {
    const base: FormServices = { loadRegions, searchHeritageUnits, regionName, regionKind }
    if (onOpenFile !== undefined) base.openFile = onOpenFile
    if (caseId !== undefined) {
      base.importTable = (path, file, present) => sendFile(tables.read, { caseId, path, present }, file, { isQuiet: true })
      base.downloadTableTemplate = async (path) => {
        const { blob, name } = await fetchFile(tables.template, { caseId, path }, { isQuiet: true })
        saveBlob(blob, name ?? 'table.xlsx')
      }
      base.saveFile = (name, base64) => saveBlob(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]), name)
      base.uploadFile = async (path, file, onProgress, options) => {
        const refusal = refusalOfFile(file, undefined)
        if (refusal !== undefined) throw new Error(refusal.text)
        const { fileId, name, size } = await uploadFile(caseId, `form:${path}`, file, onProgress, { isQuiet: true, ...options })
        return { fileId, name, size }
      }
    }
    return base
  }, [caseId, onOpenFile])
  return <FormServicesContext value={services}>{children}</FormServicesContext>
}
