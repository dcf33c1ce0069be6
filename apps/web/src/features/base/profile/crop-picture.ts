/** A part of a picture in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Side of the stored square at most, in pixels: sharp on any screen where it is shown. */
const largestSide = 512

/** Side of the result: the chosen area, never enlarged. */
export function sideOf(area: Area): number {
  return Math.max(1, Math.min(largestSide, Math.round(area.width)))
}

/** Cuts a square out of a picture and gives it as a data URL of the picture's own type. Throws where the picture cannot be drawn. */
export async function cropPicture(source: { url: string; type: string }, area: Area): Promise<string> {
  const image = new Image()
  image.src = source.url
  await image.decode()
  const side = sideOf(area)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  return canvas.toDataURL(source.type, 0.92)
}
