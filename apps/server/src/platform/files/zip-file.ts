import yauzl from 'yauzl'

/** A content that must not be stored at all: an archive whose contents would explode. */
export class HostileContentError extends Error {}

/** What an archive may promise to become; more is refused unread. Sheets of numbers shrink to about a fortieth, bombs to a thousandth. */
export const zipLimits = { entries: 10_000, totalBytes: 1024 * 1024 * 1024, ratio: 200, ratioFreeBytes: 32 * 1024 * 1024 } as const

/**
 * Type of a zip by its central directory: docx, xlsx, ofd, their macro forms (docm, xlsm), pptx, or plain zip; null where it is damaged.
 * Nothing is unpacked. Throws HostileContentError beyond the limits.
 */
export async function inspectZip(path: string): Promise<string | null> {
  let zip: yauzl.ZipFile
  try {
    zip = await open(path)
  } catch {
    return null
  }
  try {
    return await walk(zip)
  } finally {
    zip.close()
  }
}

function open(path: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    // names stay bytes: those of Chinese Windows are GBK and of no interest here
    yauzl.open(path, { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    )
  })
}

function walk(zip: yauzl.ZipFile): Promise<string | null> {
  return new Promise((resolve, reject) => {
    if (zip.entryCount > zipLimits.entries) return reject(new HostileContentError(`${zip.entryCount} entries`))
    const seen = { entries: 0, packed: 0, unpacked: 0, folders: new Set<string>(), hasMacros: false }
    zip.on('error', () => resolve(null))
    zip.on('end', () => resolve(kindOf(seen)))
    zip.on('entry', (entry: yauzl.Entry) => {
      seen.entries++
      seen.packed += entry.compressedSize
      seen.unpacked += entry.uncompressedSize
      const isBomb =
        seen.unpacked > zipLimits.totalBytes || (seen.unpacked > zipLimits.ratioFreeBytes && seen.unpacked > zipLimits.ratio * seen.packed)
      if (isBomb || seen.entries > zipLimits.entries) return reject(new HostileContentError(`${seen.unpacked} bytes out of ${seen.packed}`))
      note(seen, (entry.fileName as unknown as Buffer).toString('latin1'))
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function note(seen: { folders: Set<string>; hasMacros: boolean }, name: string): void {
  const slash = name.indexOf('/')
  if (slash > 0) seen.folders.add(name.slice(0, slash + 1).toLowerCase())
  else seen.folders.add(name.toLowerCase())
  if (name.toLowerCase().endsWith('vbaproject.bin')) seen.hasMacros = true
}

/** ECMA-376 part 2 §10 (content types at the root), GB/T 33190 §7.1 (OFD.xml at the root). */
function kindOf({ folders, hasMacros }: { folders: Set<string>; hasMacros: boolean }): string {
  if (folders.has('[content_types].xml')) {
    if (folders.has('word/')) return hasMacros ? 'docm' : 'docx'
    if (folders.has('xl/')) return hasMacros ? 'xlsm' : 'xlsx'
    if (folders.has('ppt/')) return 'pptx'
  }
  return folders.has('ofd.xml') ? 'ofd' : 'zip'
}
