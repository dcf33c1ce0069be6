import './user-picture.css'

interface UserPictureProps {
  /** Data URL, or empty: then the first letter of the name. */
  picture: string
  name: string
  /** Side in px. */
  size: number
}

/** Somebody's picture beside their name; decoration for readers, who have the name. */
export function UserPicture({ picture, name, size }: UserPictureProps) {
  const style = { width: size, height: size, fontSize: size * 0.45 }
  if (picture !== '') return <img className="user-picture" src={picture} alt="" style={style} />
  return (
    <span className="user-picture" style={style} aria-hidden="true">
      {Array.from(name.trim())[0] ?? ''}
    </span>
  )
}
