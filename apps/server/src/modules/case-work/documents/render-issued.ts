import { inTransaction } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { insertFile } from '../files/index.ts'
import { findDocument, lockDocument, setDocumentFile } from './document-repository.ts'
import { drawReply } from './draw-reply.ts'

/** The job `render-document`: gives an issued reply its PDF, once however often it runs. No connection is held while it is drawn. */
export async function renderIssuedDocument(services: AppServices, documentId: string, now: Date): Promise<void> {
  const document = await inTransaction(services.pool, (db) => findDocument(db, documentId))
  if (document === undefined || document.status !== 'issued' || document.fileId !== null) return
  const drawn = await drawReply(services, document)
  await inTransaction(services.pool, async (db) => {
    const current = await lockDocument(db, documentId)
    if (current.fileId !== null) return
    const fileId = await insertFile(db, { ...drawn, createdBy: null, createdAt: now })
    await setDocumentFile(db, documentId, fileId)
  })
}
