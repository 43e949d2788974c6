import Flame from 'lucide-react/icons/flame';
import Pin from 'lucide-react/icons/pin';
import Star from 'lucide-react/icons/star';
import './inventory.css';

interface Props {
  hot?: boolean | undefined;
  featured: boolean;
  placed: boolean;
}

/** Marks beside the state; each is named for whoever cannot see it. */
export function ItemFlags({ hot = false, featured, placed }: Props) {
  const flags = [
    { name: 'Hot', icon: <Flame />, isSet: hot },
    { name: 'Featured', icon: <Star />, isSet: featured },
    { name: 'Placed by hand', icon: <Pin />, isSet: placed },
  ].filter(({ isSet }) => isSet);
  return (
    <span className="item-flags">
      {flags.map(({ name, icon }) => (
        <span key={name} title={name}>
          {icon}
          <span className="c-unseen">{name}</span>
        </span>
      ))}
    </span>
  );
}
