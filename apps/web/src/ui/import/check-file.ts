import { contract } from '@wenwu/core/imports/contract'
import type { ImportRun, ImportTarget } from '@wenwu/core/imports/model'
import { sendFile } from '../../lib/send-file.ts'

/** Sends a file to be checked; nothing is loaded yet. Directories of their own have the calls of specification §7.7. Throws CallError, shown by the caller. */
export function checkFile(target: ImportTarget, file: File, signal: AbortSignal): Promise<ImportRun> {
  const options = { signal, isQuiet: true }
  if (target === 'filed-projects') return sendFile(contract.filedProjects, { isCheckOnly: true }, file, options)
  if (target === 'qualified-units') return sendFile(contract.qualifiedUnits, { isCheckOnly: true }, file, options)
  return sendFile(contract.check, { target }, file, options)
}
