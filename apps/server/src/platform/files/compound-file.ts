import type { FileHandle } from 'node:fs/promises'

const maxSectors = 256
const endOfChain = 0xfffffffa

/**
 * Names of the streams of an OLE compound file ([MS-CFB] 2.2–2.6), from its directory only. Reads at most 256 directory sectors and
 * gives what it found where the file is damaged.
 */
export async function readCompoundStreams(file: FileHandle, size: number): Promise<Set<string>> {
  const names = new Set<string>()
  const header = await readAt(file, 0, 512, size)
  if (header === undefined) return names
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return names
  const sectorSize = 1 << shift
  const visited = new Set<number>()
  let sector = header.readUInt32LE(48)
  while (sector < endOfChain && !visited.has(sector) && visited.size < maxSectors) {
    visited.add(sector)
    const content = await readAt(file, (sector + 1) * sectorSize, sectorSize, size)
    if (content === undefined) break
    for (let at = 0; at + 128 <= sectorSize; at += 128) addName(names, content.subarray(at, at + 128))
    const next = await nextSector(file, header, sector, sectorSize, size)
    if (next === undefined) break
    sector = next
  }
  return names
}

/** Looks the next sector of a chain up in the allocation table. */
async function nextSector(file: FileHandle, header: Buffer, sector: number, sectorSize: number, size: number): Promise<number | undefined> {
  const perSector = sectorSize / 4
  const table = await tableSector(file, header, Math.floor(sector / perSector), sectorSize, size)
  if (table === undefined) return undefined
  const entry = await readAt(file, (table + 1) * sectorSize + (sector % perSector) * 4, 4, size)
  return entry?.readUInt32LE(0)
}

/** Where the n-th sector of the allocation table lies: 109 stand in the header, the others in a chain of their own. */
async function tableSector(file: FileHandle, header: Buffer, n: number, sectorSize: number, size: number): Promise<number | undefined> {
  if (n < 109) return header.readUInt32LE(76 + n * 4)
  const perSector = sectorSize / 4 - 1
  let rest = n - 109
  let sector = header.readUInt32LE(68)
  for (let i = 0; i < maxSectors && sector < endOfChain; i++) {
    const content = await readAt(file, (sector + 1) * sectorSize, sectorSize, size)
    if (content === undefined) return undefined
    if (rest < perSector) return content.readUInt32LE(rest * 4)
    rest -= perSector
    sector = content.readUInt32LE(perSector * 4)
  }
  return undefined
}

function addName(names: Set<string>, entry: Buffer): void {
  const length = entry.readUInt16LE(64)
  const kind = entry[66]
  if (kind === 2 && length >= 4 && length <= 64) names.add(entry.toString('utf16le', 0, length - 2))
}

async function readAt(file: FileHandle, position: number, length: number, size: number): Promise<Buffer | undefined> {
  if (position + length > size) return undefined
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return bytesRead === length ? buffer : undefined
}
