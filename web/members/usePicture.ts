import { useEffect, useMemo, useState } from 'react';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { reducePicture } from './reducePicture';

/** A profile picture that is being chosen. */
export interface ChosenPicture {
  /** What to send: a new picture, null to remove the old one, undefined to keep it. */
  picture: File | null | undefined;
  /** What to show. */
  preview: string | null;
  choose(file: File): Promise<void>;
  remove(): void;
}

/** Chooses a profile picture. When the image cannot be read, the one before stays. */
export function usePicture(imageUrl: string | null): ChosenPicture {
  const toast = useToast();
  const [picture, setPicture] = useState<File | null>();
  const chosenUrl = useMemo(() => (picture ? URL.createObjectURL(picture) : undefined), [picture]);
  useEffect(() => () => (chosenUrl === undefined ? undefined : URL.revokeObjectURL(chosenUrl)), [chosenUrl]);
  return {
    picture,
    preview: picture === null ? null : (chosenUrl ?? imageUrl),
    choose: async (file) => {
      try {
        setPicture(await reducePicture(file));
      } catch {
        setPicture(undefined);
        toast.error(texts.member.pictureFailed);
      }
    },
    remove: () => setPicture(null),
  };
}
