import { bigrams } from '@wenwu/core/kernel/text'
import type { UploadLine } from './upload-lines.ts'

/**
 * The material a dropped file is most likely for: the one whose name has most in common with the file's, of those equally near the one that has no file
 * yet; the only one there is. Undefined where no name has anything in common.
 */
export function guessMaterial(lines: readonly Pick<UploadLine, 'material' | 'files'>[], fileName: string): string | undefined {
  if (lines.length === 1) return lines[0]!.material.key
  const pairs = new Set(bigrams(fileName.replace(/\.[^.]*$/, '')))
  const scored = lines.map(({ material, files }) => ({
    key: material.key,
    common: bigrams(material.name.zh_CN).filter((pair) => pairs.has(pair)).length,
    isOpen: files.length === 0,
  }))
  const [best] = scored.sort((a, b) => b.common - a.common || Number(b.isOpen) - Number(a.isOpen))
  return best === undefined || best.common === 0 ? undefined : best.key
}
