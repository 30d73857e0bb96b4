/** What a person's round picture is made of. */
interface AvatarProps {
  imageUrl: string | null;
  nickName: string;
  size?: number;
}

/** A person's picture, or the first letter of the name. The name stands beside it, so it has no text of its own. */
export function Avatar({ imageUrl, nickName, size = 28 }: AvatarProps) {
  const [initial] = nickName;
  const box = { width: size, height: size, fontSize: size / 2 };
  if (!imageUrl) {
    return (
      <span className="avatar" style={box} aria-hidden="true">
        {initial}
      </span>
    );
  }
  return <img className="avatar" style={box} src={imageUrl} alt="" width={size} height={size} loading="lazy" />;
}
