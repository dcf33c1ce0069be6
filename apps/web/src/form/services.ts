import { createContext, useContext } from 'react'
import type { FileValue, RegionKind } from '@wenwu/core/form/model'
import type { TableImport } from '@wenwu/core/table-import/model'

/** One administrative division of a list of children. */
export interface RegionOption {
  code: string
  name: string
  hasChildren: boolean
}

/** A unit of the directory of heritage units, as the search gives it. */
export interface HeritageUnitOption {
  code: string
  name: string
  level: string
  className: string
  age: string
  provinceCode: string
  lotNumber: number | null
  address: string
}

/** How an upload is watched and ended; services that send a file at once need not tell of interruptions. */
export interface UploadHandling {
  signal: AbortSignal
  /** Whether it waits for a lost connection. */
  onInterrupted: (isInterrupted: boolean) => void
}

/** What the form needs from outside. It makes no calls itself; a feature provides these. All functions must be stable. */
export interface FormServices {
  /** Children of a division; without a parent the provinces. */
  loadRegions: (parent?: string) => Promise<RegionOption[]>
  searchHeritageUnits: (keyword: string, provinceCode?: string) => Promise<HeritageUnitOption[]>
  /** Name of a division where it is already loaded. */
  regionName: (code: string) => string | undefined
  /** What the code of a division is where the list it stands in is already loaded; absent: codes are not looked up here. */
  regionKind?: (code: string) => RegionKind | undefined
  /** Uploads a file of an attachment field; absent: files cannot be uploaded here. Rejects with an Error whose message a user may read. */
  uploadFile?: (path: string, file: File, onProgress: (share: number) => void, options?: UploadHandling) => Promise<FileValue>
  /** Reads a workbook into rows of a table (`section.field`) that holds `present` rows now; absent: nothing can be imported here. Rejects as `uploadFile`. */
  importTable?: (path: string, file: File, present: number) => Promise<TableImport>
  /** Saves the empty workbook of a table. Rejects as `uploadFile`. */
  downloadTableTemplate?: (path: string) => Promise<void>
  /** Hands a workbook to the user, its bytes in base64. */
  saveFile?: (name: string, base64: string) => void
  /** Opens a file in place (a signed link). */
  openFile?: (file: FileValue) => void
}

const none: FormServices = {
  loadRegions: () => Promise.resolve([]),
  searchHeritageUnits: () => Promise.resolve([]),
  regionName: () => undefined,
}

/** `<FormServicesContext value={services}>` around forms and views. */
export const FormServicesContext = createContext<FormServices>(none)

export function useFormServices(): FormServices {
  return useContext(FormServicesContext)
}
