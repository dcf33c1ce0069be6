import { wordsOfAnyMaterial } from '@wenwu/core/item/material-words'
import type { UploadLine } from './upload-lines.ts'

/** A guess has so much of the name of the material or of the file. */
const leastShare = 1 / 3
/** One pair alone is chance, unless it is the whole name of the material. */
const leastPairs = 2

/**
 * The material a dropped file is most likely for: the one whose name has most in common with the file's, words that few materials have above others, of
 * those equally near the one that has no file yet; the only one there is. Undefined where too little is in common for a guess.
 */
export function guessMaterial(lines: readonly Pick<UploadLine, 'material' | 'files'>[], fileName: string): string | undefined {
  if (lines.length === 1) return lines[0]!.material.key
  const ofFile = pairsOf(fileName.replace(/\.[^.]*$/, ''))
  const named = lines.map(({ material, files }) => ({ key: material.key, pairs: pairsOf(material.name.zh_CN), isOpen: files.length === 0 }))
  const scored = named
    .map(({ key, pairs, isOpen }) => ({ key, isOpen, size: pairs.size, common: [...pairs].filter((pair) => ofFile.has(pair)) }))
    .filter(({ common, size }) => common.length >= Math.min(leastPairs, size) && common.length / Math.min(size, ofFile.size) >= leastShare)
    .map(({ key, isOpen, common }) => ({
      key,
      isOpen,
      score: common.reduce((sum, pair) => sum + 1 / named.filter(({ pairs }) => pairs.has(pair)).length, 0),
    }))
  return scored.sort((a, b) => b.score - a.score || Number(b.isOpen) - Number(a.isOpen))[0]?.key
}

/** Pairs of neighbouring letters of a name, without digits and signs and without words that say nothing. */
function pairsOf(name: string): Set<string> {
  const pairs = new Set<string>()
  for (const run of name
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    const letters = Array.from(run)
    for (let i = 0; i + 1 < letters.length; i++) pairs.add(letters[i]! + letters[i + 1]!)
  }
  for (const word of wordsOfAnyMaterial) pairs.delete(word)
  return pairs
}
