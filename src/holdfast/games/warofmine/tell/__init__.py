"""What leaves the engine: the view, the observation, and how the group stands."""
