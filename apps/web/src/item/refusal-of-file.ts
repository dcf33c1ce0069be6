import { maxFileBytes } from '@wenwu/core/files/contract'
import { textNow } from '../lib/i18n.ts'

export interface FileRefusal {
  title: string
  text: string
}

/** Why a file cannot be taken, in the words of specification §5; undefined when it can. Types are endings without dot. */
export function refusalOfFile(file: Pick<File, 'name' | 'size'>, types: readonly string[] | undefined): FileRefusal | undefined {
  const ending = file.name.includes('.') ? (file.name.split('.').at(-1) ?? '').toLowerCase() : ''
  if (types !== undefined && !types.includes(ending))
    return { title: textNow('application.fileTypeTitle'), text: refusedType(file.name, types) }
  if (file.size > maxFileBytes) return { title: textNow('application.fileLimitTitle'), text: textNow('errors.file-too-large') }
  if (file.size === 0) return { title: textNow('application.fileEmptyTitle'), text: textNow('errors.file-empty', { name: file.name }) }
  return undefined
}

/** The words of the specification, and what can be uploaded instead. */
function refusedType(name: string, types: readonly string[]): string {
  return `${textNow('errors.file-type', { name })} ${textNow('form.files.types', { types: types.join(textNow('application.listSeparator')) })}`
}
