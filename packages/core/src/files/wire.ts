import { z } from 'zod'
import type { CaseFile } from '../cases/model.ts'
import { fileSchema } from '../cases/schemas.ts'
import { mapped } from '../http/codec.ts'

// A file as specification §3 records it: id, fileUrl, fileOrigName, filePath. Ids are opaque, and there is no other address of a file.

/** What a caller needs to name a file. */
export interface FileReference {
  id: string
  name: string
}

const recordShape = { id: z.string(), fileUrl: z.string(), fileOrigName: z.string(), filePath: z.string() }

/** The file record of a file. */
function fileRecord({ id, name }: FileReference): { id: string; fileUrl: string; fileOrigName: string; filePath: string } {
  return { id, fileUrl: id, fileOrigName: name, filePath: id }
}

/** A file of a list, as its record. */
export const fileReference = mapped(z.object(recordShape), (wire): FileReference => ({ id: wire.id, name: wire.fileOrigName }), fileRecord)

/** What an upload of a case answers: the record, with what our own page reads of it. */
export const uploadedFile = mapped(
  fileSchema.extend(recordShape),
  ({ id: _id, fileUrl: _url, fileOrigName: _name, filePath: _path, ...file }): CaseFile => file,
  (file) => ({ ...file, ...fileRecord({ id: file.fileId, name: file.name }) }),
)

/** What an upload of other files answers. */
export const uploadedReference = mapped(
  z.object({ ...recordShape, name: z.string() }),
  (wire): FileReference => ({ id: wire.id, name: wire.name }),
  (file) => ({ ...fileRecord(file), name: file.name }),
)

/** A file that was handed in for a material of a case. */
export interface Attachment extends FileReference {
  /** Bytes. */
  size: number
  materialKey: string
  materialName: string
}

const attachmentRecord = z.object({
  ...recordShape,
  fileType: z.string(),
  infotypename: z.string(),
  attachmenttitle: z.string(),
  size: z.number(),
})

/** A file as getAttachment tells it: its record, with the material by key and name. */
export function toldAttachment({ materialKey, materialName, size, ...file }: Attachment): z.output<typeof attachmentRecord> {
  return { ...fileRecord(file), fileType: materialKey, infotypename: materialName, attachmenttitle: file.name, size }
}

/** The files of a reply of getAttachment; none where it is no such list. */
export function heardAttachments(reply: unknown): Attachment[] {
  const { data = [] } = z.array(attachmentRecord).safeParse(reply)
  return data.map((wire) => ({
    id: wire.id,
    name: wire.fileOrigName,
    size: wire.size,
    materialKey: wire.fileType,
    materialName: wire.infotypename,
  }))
}
