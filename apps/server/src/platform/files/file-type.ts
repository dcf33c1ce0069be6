import type { FileHandle } from 'node:fs/promises'
import { endingOf } from '@wenwu/core/form/types/attachment/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { readCompoundStreams } from './compound-file.ts'
import { inspectZip } from './zip-file.ts'

/** What a content turned out to be. */
export interface DetectedType {
  /** Ending that the content stands for, or null where it says nothing. */
  type: string | null
  mediaType: string
}

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ofd: 'application/ofd',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  dwg: 'image/vnd.dwg',
}

/** Endings that a detected type may stand under. A document that is a zip inside may also be called .zip. */
const endingsOf: Record<string, readonly string[]> = {
  jpg: ['jpg', 'jpeg'],
  docx: ['docx', 'zip'],
  xlsx: ['xlsx', 'zip'],
  ofd: ['ofd', 'zip'],
}

/** Media type of a detected type. */
function mediaTypeOf(type: string | null): string {
  return (type !== null && mediaTypes[type]) || 'application/octet-stream'
}

/** Whether the ending of a name is among the allowed ones; what the content is, is seen when it is there. */
export function acceptsEnding(name: string, allowedTypes: readonly string[]): boolean {
  const ending = endingOf(name)
  return allowedTypes.some((type) => sameEnding(type.toLowerCase(), ending))
}

/**
 * Whether a file may be taken: its ending is among the allowed ones and its content is what the ending says. `allowedTypes` are
 * endings without dot; jpg and jpeg are one.
 */
export function acceptsFile(name: string, detectedType: string | null, allowedTypes: readonly string[]): boolean {
  return acceptsEnding(name, allowedTypes) && detectedType !== null && (endingsOf[detectedType] ?? [detectedType]).includes(endingOf(name))
}

/** Why a file is not taken: its ending is none of those (in the words of specification §5), or its content is not what the ending says. */
export function refusalOfType(name: string, allowedTypes: readonly string[]): AppError {
  return acceptsEnding(name, allowedTypes)
    ? new AppError('file-content-differs', { params: { name, ending: endingOf(name) }, field: 'file' })
    : new AppError('file-type', { params: { name }, field: 'file' })
}

function sameEnding(a: string, b: string): boolean {
  return a === b || (a === 'jpg' && b === 'jpeg') || (a === 'jpeg' && b === 'jpg')
}

/** Tells a file's type by its content alone. Throws HostileContentError. */
export async function detectFileType(file: FileHandle, path: string, size: number): Promise<DetectedType> {
  const head = Buffer.alloc(Math.min(512, size))
  await file.read(head, 0, head.length, 0)
  const type = await typeOf(head, file, path, size)
  return { type, mediaType: mediaTypeOf(type) }
}

async function typeOf(head: Buffer, file: FileHandle, path: string, size: number): Promise<string | null> {
  // ISO 32000 lets readers skip junk before the mark; only a byte order mark and white space are, so that no page in disguise passes
  if (/^(\u00ef\u00bb\u00bf)?\s{0,16}%PDF-\d/.test(head.toString('latin1', 0, 64))) return 'pdf'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  // drawings: AutoCAD release 13 (AC1012) to 2018 and later (AC1032)
  if (/^AC10\d\d/.test(head.toString('latin1', 0, 6))) return 'dwg'
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06])) return inspectZip(path)
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return officeType(await readCompoundStreams(file, size))
  return null
}

function startsWith(head: Buffer, mark: number[]): boolean {
  return head.length >= mark.length && mark.every((byte, i) => head[i] === byte)
}

/** Which office document an OLE compound file is, by the name of its main stream ([MS-DOC] 2.1, [MS-XLS] 2.1). */
function officeType(streams: Set<string>): string | null {
  if (streams.has('WordDocument')) return 'doc'
  if (streams.has('Workbook') || streams.has('Book')) return 'xls'
  return null
}
